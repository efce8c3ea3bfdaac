# BenchTpch: data and 22 queries of the shape of TPC-H, for bench_join.pl
#
# The eight tables of a wholesaler, with the proportions, dependences and
# selectivities that the benchmark describes, and of each of its queries what
# it computes.  Names and words are ours, rows come from hashes of their
# numbers: the results compare with nothing but themselves.
package BenchTpch;

use strict;
use warnings;

use Exporter qw(import);

our @EXPORT = qw(tpch_statements tpch_queries);

# Megabytes of tables at the scale of 10,000 suppliers and 1,500,000 orders
my $mb_at_scale_1 = 1050;

# One of the words, by a number from 0
sub word
{
	my ($number, @words) = @_;
	return sprintf q(('{%s}'::text[])[1 + %s]), join(',', @words), $number;
}

# The names of parts are five of 90 words of two syllables.
sub color
{
	my ($salt) = @_;
	my $first = word("(pick(i, $salt, 90) / 10)::int", qw(ba da fi go ku le mo nu ra));
	my $second = word("(pick(i, $salt, 90) % 10)::int", qw(ber dor fin gal kan lis mur nor pel tas));

	return "$first || $second";
}

# So many cents as an amount of money, as the benchmark has it: no double
sub money
{
	my ($cents) = @_;
	return "(($cents) * 0.01)::numeric(12, 2)";
}

# Statements that make the tables, with about so many megabytes, in the current
# schema.  They call pick(row, salt, n): a number from 0 to n - 1.
sub tpch_statements
{
	my ($mb) = @_;
	my $scale = $mb / $mb_at_scale_1;
	my ($suppliers, $customers, $parts, $orders) =
	  map { 5 + int($_ * $scale) } 10_000, 150_000, 200_000, 1_500_000;

	# the nth of the four suppliers of a part
	my $supplier = sub {
		my ($part, $nth) = @_;
		return "1 + ($part + $nth * ($suppliers / 4 + 1) + $part / $suppliers) % $suppliers";
	};

	return (
		q(CREATE UNLOGGED TABLE region AS SELECT i AS id, 'region ' || i AS name FROM generate_series(0, 4) AS i),
		q(CREATE UNLOGGED TABLE nation AS SELECT i AS id, to_char(i, '"nation "FM00') AS name, i % 5 AS region
			FROM generate_series(0, 24) AS i),
		"CREATE UNLOGGED TABLE supplier AS
			SELECT i::int AS id, to_char(i, '\"supplier \"FM000000000') AS name, pick(i, 1, 25)::int AS nation,
				" . money('pick(i, 2, 1100000) - 100000') . " AS balance,
				md5(i::text) || CASE WHEN pick(i, 3, 1000) = 0 THEN ' has a complaint' ELSE ' is fine' END AS note
			FROM generate_series(1::bigint, $suppliers) AS i",
		"CREATE UNLOGGED TABLE customer AS
			SELECT i::int AS id, to_char(i, '\"customer \"FM000000000') AS name, nation,
				10 + nation || '-' || pick(i, 5, 900) + 100 || '-' || pick(i, 6, 9000) + 1000 AS phone,
				" . money('pick(i, 7, 1100000) - 100000') . ' AS balance, '
		  . word('pick(i, 8, 5)::int', qw(cars homes tools toys food))
		  . " AS segment, md5(i::text) || md5((-i)::text) AS note
			FROM (SELECT i, pick(i, 4, 25)::int AS nation FROM generate_series(1::bigint, $customers) AS i OFFSET 0) AS c",
		'CREATE UNLOGGED TABLE part AS
			SELECT i::int AS id, '
		  . join(" || ' ' || ", map { color(10 + $_) } 1 .. 5)
		  . " AS name, 'maker ' || maker AS maker, 'brand ' || maker || 1 + pick(i, 17, 5) AS brand, "
		  . word('pick(i, 18, 6)::int', qw(plain mini midi maxi promo deluxe))
		  . " || ' ' || "
		  . word('pick(i, 19, 5)::int', qw(matte glossy brushed etched raw))
		  . " || ' ' || "
		  . word('pick(i, 20, 5)::int', qw(iron zinc gold bronze cobalt))
		  . ' AS type, 1 + pick(i, 21, 50)::int AS size, '
		  . word('pick(i, 22, 5)::int', qw(small medium large jumbo wrapped))
		  . " || ' ' || "
		  . word('pick(i, 23, 8)::int', qw(box bag jar tin pack can drum sack))
		  . ' AS container, ' . money('90000 + i % 20001 + 100 * (i % 1000)') . " AS price
			FROM (SELECT i, 1 + pick(i, 16, 5) AS maker FROM generate_series(1::bigint, $parts) AS i OFFSET 0) AS p",
		'CREATE UNLOGGED TABLE partsupp AS
			SELECT part::int, (' . $supplier->('part', 'nth') . ")::int AS supplier,
				1 + pick(4 * part + nth, 25, 9999)::int AS stock, " . money('100 + pick(4 * part + nth, 26, 99901)') . " AS cost,
				md5(part::text) || md5(nth::text) || md5((part + nth)::text) AS note
			FROM generate_series(1::bigint, $parts) AS part, generate_series(0, 3) AS nth",
		# a third of the customers never ordered
		"CREATE UNLOGGED TABLE orders AS
			SELECT i::int AS id, (customer - CASE WHEN customer % 3 = 0 THEN 1 ELSE 0 END)::int AS customer,
				CASE WHEN day > '1995-06-17' THEN 'O' WHEN day < '1995-02-15' THEN 'F' ELSE 'P' END AS status,
				" . money('100000 + pick(i, 30, 40000000)') . ' AS total, day, '
		  . word('pick(i, 31, 5)::int', qw(1-now 2-high 3-normal 4-low 5-any))
		  . " AS priority, to_char(pick(i, 32, 1000), '\"clerk \"FM000000000') AS clerk,
				CASE WHEN pick(i, 33, 100) = 0 THEN 'urgent, as he wishes ' ELSE 'as always ' END || md5(i::text) AS note
			FROM (SELECT i, 1 + pick(i, 34, $customers) AS customer, date '1992-01-01' + pick(i, 35, 2406)::int AS day
				FROM generate_series(1::bigint, $orders) AS i OFFSET 0) AS o",
		'CREATE UNLOGGED TABLE lineitem AS
			SELECT orders, line, part::int, (' . $supplier->('part', 'pick(i, 43, 4)') . ")::int AS supplier,
				quantity::numeric(12, 2), " . money('quantity * (90000 + part % 20001 + 100 * (part % 1000))') . ' AS price,
				' . money('pick(i, 44, 11)') . ' AS discount, ' . money('pick(i, 45, 9)') . " AS tax,
				CASE WHEN received > '1995-06-17' THEN 'N' WHEN pick(i, 46, 2) = 0 THEN 'R' ELSE 'A' END AS returned,
				CASE WHEN shipped > '1995-06-17' THEN 'O' ELSE 'F' END AS status, shipped, committed, received, "
		  . word('pick(i, 47, 4)::int', 'in person', 'take back', 'no call', 'cash')
		  . ' AS instruct, '
		  . word('pick(i, 48, 7)::int', 'air', 'air reg', 'ship', 'rail', 'truck', 'mail', 'boat')
		  . " AS mode, left(md5(i::text), 26) AS note
			FROM (SELECT *, shipped + 1 + pick(i, 49, 30)::int AS received
				FROM (SELECT i, orders, line, 1 + pick(i, 40, $parts) AS part, 1 + pick(i, 41, 50) AS quantity,
						day + 1 + pick(i, 42, 121)::int AS shipped, day + 30 + pick(i, 50, 61)::int AS committed
					FROM (SELECT 8 * id::bigint + line AS i, id AS orders, line, day
						FROM orders, generate_series(1, 1 + pick(id, 51, 7)::int) AS line) AS l
					OFFSET 0) AS s
				OFFSET 0) AS r",
		(map { "ALTER TABLE $_ ADD PRIMARY KEY (id)" } qw(region nation supplier customer part orders)),
		'ALTER TABLE partsupp ADD PRIMARY KEY (part, supplier)',
		'ALTER TABLE lineitem ADD PRIMARY KEY (orders, line)',
		# what the correlated subqueries of 17 and 20 look up
		'CREATE INDEX ON lineitem (part, supplier)',
		map { "VACUUM (FREEZE, ANALYZE) $_" } qw(region nation supplier customer part partsupp orders lineitem));
}

my $revenue = 'sum(l.price * (1 - l.discount))';

# [what, SQL], in the order of the benchmark.  A LIMIT has an order without
# ties.
sub tpch_queries
{
	return (
		[
			'prices by status, no join', "
			SELECT returned, status, sum(quantity), sum(price), $revenue, sum(price * (1 - discount) * (1 + tax)),
				avg(quantity), avg(price), avg(discount), count(*)
			FROM lineitem AS l WHERE shipped <= '1998-09-02' GROUP BY returned, status ORDER BY returned, status"
		],
		[
			'cheapest supplier of a part in a region', "
			SELECT s.balance, s.name, n.name, p.id, p.maker, s.note
			FROM part AS p JOIN partsupp AS ps ON ps.part = p.id JOIN supplier AS s ON s.id = ps.supplier
				JOIN nation AS n ON n.id = s.nation JOIN region AS r ON r.id = n.region
			WHERE p.size = 17 AND p.type LIKE '%bronze' AND r.name = 'region 3'
				AND ps.cost = (SELECT min(ps2.cost) FROM partsupp AS ps2 JOIN supplier AS s2 ON s2.id = ps2.supplier
					JOIN nation AS n2 ON n2.id = s2.nation JOIN region AS r2 ON r2.id = n2.region
					WHERE ps2.part = p.id AND r2.name = 'region 3')
			ORDER BY s.balance DESC, n.name, s.name, p.id LIMIT 100"
		],
		[
			'most valuable orders not yet shipped', "
			SELECT o.id, $revenue AS revenue, o.day
			FROM customer AS c JOIN orders AS o ON o.customer = c.id JOIN lineitem AS l ON l.orders = o.id
			WHERE c.segment = 'homes' AND o.day < '1995-03-15' AND l.shipped > '1995-03-15'
			GROUP BY o.id, o.day ORDER BY revenue DESC, o.day, o.id LIMIT 10"
		],
		[
			'late orders of a quarter, by priority', "
			SELECT priority, count(*) FROM orders AS o
			WHERE day >= '1993-07-01' AND day < '1993-10-01'
				AND EXISTS (SELECT FROM lineitem AS l WHERE l.orders = o.id AND l.committed < l.received)
			GROUP BY priority ORDER BY priority"
		],
		[
			'suppliers in the nation of the customer', "
			SELECT n.name, $revenue AS revenue
			FROM customer AS c JOIN orders AS o ON o.customer = c.id JOIN lineitem AS l ON l.orders = o.id
				JOIN supplier AS s ON s.id = l.supplier AND s.nation = c.nation
				JOIN nation AS n ON n.id = s.nation JOIN region AS r ON r.id = n.region
			WHERE r.name = 'region 2' AND o.day >= '1994-01-01' AND o.day < '1995-01-01'
			GROUP BY n.name ORDER BY revenue DESC"
		],
		[
			'what small discounts cost, no join', "
			SELECT sum(price * discount) FROM lineitem
			WHERE shipped >= '1994-01-01' AND shipped < '1995-01-01' AND discount BETWEEN 0.05 AND 0.07 AND quantity < 24"
		],
		[
			'trade between two nations', "
			SELECT ns.name, nc.name, extract(year FROM l.shipped) AS year, $revenue
			FROM supplier AS s JOIN lineitem AS l ON l.supplier = s.id JOIN orders AS o ON o.id = l.orders
				JOIN customer AS c ON c.id = o.customer JOIN nation AS ns ON ns.id = s.nation JOIN nation AS nc ON nc.id = c.nation
			WHERE (ns.name, nc.name) IN (('nation 06', 'nation 07'), ('nation 07', 'nation 06'))
				AND l.shipped BETWEEN '1995-01-01' AND '1996-12-31'
			GROUP BY ns.name, nc.name, year ORDER BY ns.name, nc.name, year"
		],
		[
			'share of a nation in a market', "
			SELECT year, sum(volume) FILTER (WHERE nation = 'nation 02') / sum(volume)
			FROM (SELECT extract(year FROM o.day) AS year, l.price * (1 - l.discount) AS volume, ns.name AS nation
				FROM part AS p JOIN lineitem AS l ON l.part = p.id JOIN supplier AS s ON s.id = l.supplier
					JOIN orders AS o ON o.id = l.orders JOIN customer AS c ON c.id = o.customer
					JOIN nation AS nc ON nc.id = c.nation JOIN region AS r ON r.id = nc.region JOIN nation AS ns ON ns.id = s.nation
				WHERE r.name = 'region 2' AND o.day BETWEEN '1995-01-01' AND '1996-12-31' AND p.type = 'maxi raw iron') AS v
			GROUP BY year ORDER BY year"
		],
		[
			'profit of a line of parts', "
			SELECT n.name, extract(year FROM o.day) AS year, sum(l.price * (1 - l.discount) - ps.cost * l.quantity)
			FROM part AS p JOIN lineitem AS l ON l.part = p.id JOIN supplier AS s ON s.id = l.supplier
				JOIN partsupp AS ps ON ps.part = l.part AND ps.supplier = l.supplier
				JOIN orders AS o ON o.id = l.orders JOIN nation AS n ON n.id = s.nation
			WHERE p.name LIKE '%nunor%'
			GROUP BY n.name, year ORDER BY n.name, year DESC"
		],
		[
			'customers who returned most', "
			SELECT c.id, c.name, $revenue AS revenue, c.balance, n.name, c.phone, c.note
			FROM customer AS c JOIN orders AS o ON o.customer = c.id JOIN lineitem AS l ON l.orders = o.id
				JOIN nation AS n ON n.id = c.nation
			WHERE o.day >= '1993-10-01' AND o.day < '1994-01-01' AND l.returned = 'R'
			GROUP BY c.id, c.name, c.balance, n.name, c.phone, c.note ORDER BY revenue DESC, c.id LIMIT 20"
		],
		[
			'parts of most value in stock', "
			SELECT ps.part, sum(ps.cost * ps.stock) AS value
			FROM partsupp AS ps JOIN supplier AS s ON s.id = ps.supplier JOIN nation AS n ON n.id = s.nation
			WHERE n.name = 'nation 07'
			GROUP BY ps.part
			HAVING sum(ps.cost * ps.stock) > (SELECT 3 * sum(ps.cost * ps.stock) / count(*)
				FROM partsupp AS ps JOIN supplier AS s ON s.id = ps.supplier JOIN nation AS n ON n.id = s.nation
				WHERE n.name = 'nation 07')
			ORDER BY value DESC"
		],
		[
			'late deliveries, by mode', "
			SELECT l.mode, count(*) FILTER (WHERE o.priority IN ('1-now', '2-high')),
				count(*) FILTER (WHERE o.priority NOT IN ('1-now', '2-high'))
			FROM orders AS o JOIN lineitem AS l ON l.orders = o.id
			WHERE l.mode IN ('mail', 'ship') AND l.committed < l.received AND l.shipped < l.committed
				AND l.received >= '1994-01-01' AND l.received < '1995-01-01'
			GROUP BY l.mode ORDER BY l.mode"
		],
		[
			'customers by number of orders, outer join', "
			SELECT n, count(*) FROM (SELECT count(o.id) AS n
				FROM customer AS c LEFT JOIN orders AS o ON o.customer = c.id AND o.note NOT LIKE '%urgent%wishes%' GROUP BY c.id) AS s
			GROUP BY n ORDER BY count(*) DESC, n DESC"
		],
		[
			'share of promoted parts in a month', "
			SELECT 100 * sum(l.price * (1 - l.discount)) FILTER (WHERE p.type LIKE 'promo%') / $revenue
			FROM lineitem AS l JOIN part AS p ON p.id = l.part
			WHERE l.shipped >= '1995-09-01' AND l.shipped < '1995-10-01'"
		],
		[
			'best supplier of a quarter', "
			WITH sold AS (SELECT l.supplier, $revenue AS revenue FROM lineitem AS l
				WHERE l.shipped >= '1996-01-01' AND l.shipped < '1996-04-01' GROUP BY l.supplier)
			SELECT s.id, s.name, sold.revenue FROM supplier AS s JOIN sold ON sold.supplier = s.id
			WHERE sold.revenue = (SELECT max(revenue) FROM sold) ORDER BY s.id"
		],
		[
			'suppliers for kinds of parts', "
			SELECT p.brand, p.type, p.size, count(DISTINCT ps.supplier) AS suppliers
			FROM partsupp AS ps JOIN part AS p ON p.id = ps.part
			WHERE p.brand <> 'brand 45' AND p.type NOT LIKE 'midi glossy%' AND p.size IN (3, 9, 14, 19, 23, 36, 45, 49)
				AND ps.supplier NOT IN (SELECT id FROM supplier WHERE note LIKE '%complaint%')
			GROUP BY p.brand, p.type, p.size ORDER BY suppliers DESC, p.brand, p.type, p.size"
		],
		[
			'small orders of some parts', "
			SELECT sum(l.price) / 7 FROM lineitem AS l JOIN part AS p ON p.id = l.part
			WHERE p.brand = 'brand 23' AND p.container = 'medium box'
				AND l.quantity < (SELECT avg(l2.quantity) / 5 FROM lineitem AS l2 WHERE l2.part = p.id)"
		],
		[
			'customers with large orders', "
			SELECT c.name, c.id, o.id, o.day, o.total, sum(l.quantity)
			FROM customer AS c JOIN orders AS o ON o.customer = c.id JOIN lineitem AS l ON l.orders = o.id
			WHERE o.id IN (SELECT orders FROM lineitem GROUP BY orders HAVING sum(quantity) > 300)
			GROUP BY c.name, c.id, o.id, o.day, o.total ORDER BY o.total DESC, o.day, o.id LIMIT 100"
		],
		[
			'revenue under one of three conditions', "
			SELECT $revenue FROM lineitem AS l JOIN part AS p ON p.id = l.part
			WHERE l.mode IN ('air', 'air reg') AND l.instruct = 'in person' AND (
				p.brand = 'brand 12' AND p.container LIKE 'small %' AND l.quantity BETWEEN 1 AND 11 AND p.size BETWEEN 1 AND 5
				OR p.brand = 'brand 23' AND p.container LIKE 'medium %' AND l.quantity BETWEEN 10 AND 20 AND p.size BETWEEN 1 AND 10
				OR p.brand = 'brand 34' AND p.container LIKE 'large %' AND l.quantity BETWEEN 20 AND 30 AND p.size BETWEEN 1 AND 15)"
		],
		[
			'suppliers with too much in stock', "
			SELECT s.name, s.note FROM supplier AS s JOIN nation AS n ON n.id = s.nation
			WHERE n.name = 'nation 03' AND s.id IN (SELECT ps.supplier FROM partsupp AS ps
				WHERE ps.part IN (SELECT id FROM part WHERE name LIKE 'gopel%')
					AND ps.stock > (SELECT sum(l.quantity) / 2 FROM lineitem AS l WHERE l.part = ps.part AND l.supplier = ps.supplier
						AND l.shipped >= '1994-01-01' AND l.shipped < '1995-01-01'))
			ORDER BY s.name"
		],
		[
			'suppliers who alone were late', "
			SELECT s.name, count(*) AS times
			FROM supplier AS s JOIN lineitem AS l ON l.supplier = s.id JOIN orders AS o ON o.id = l.orders JOIN nation AS n ON n.id = s.nation
			WHERE o.status = 'F' AND l.received > l.committed AND n.name = 'nation 20'
				AND EXISTS (SELECT FROM lineitem AS l2 WHERE l2.orders = l.orders AND l2.supplier <> l.supplier)
				AND NOT EXISTS (SELECT FROM lineitem AS l3
					WHERE l3.orders = l.orders AND l3.supplier <> l.supplier AND l3.received > l3.committed)
			GROUP BY s.name ORDER BY times DESC, s.name LIMIT 100"
		],
		[
			'customers who could buy and never did', "
			SELECT code, count(*), sum(balance) FROM (SELECT substr(c.phone, 1, 2) AS code, c.balance FROM customer AS c
				WHERE substr(c.phone, 1, 2) IN ('11', '14', '18', '23', '27', '30', '33')
					AND c.balance > (SELECT avg(balance) FROM customer
						WHERE balance > 0 AND substr(phone, 1, 2) IN ('11', '14', '18', '23', '27', '30', '33'))
					AND NOT EXISTS (SELECT FROM orders AS o WHERE o.customer = c.id)) AS s
			GROUP BY code ORDER BY code"
		]);
}

1;
