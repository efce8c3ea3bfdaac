--
-- The catalog: all that the extension consists of.  A change here is a change
-- of the interface, and needs an update script once this version is released.
--

-- without array types, which are members since PostgreSQL 18
CREATE TEMP VIEW members AS
SELECT classid, objid FROM pg_depend AS d JOIN pg_extension AS e ON d.refclassid = 'pg_extension'::regclass AND d.refobjid = e.oid
WHERE d.deptype = 'e' AND e.extname = 'ribbonfilter' AND NOT (classid = 'pg_type'::regclass AND objid IN (SELECT typarray FROM pg_type));
CREATE TEMP VIEW procs AS
SELECT p.*, p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')' AS signature,
	proname || '(' || array_to_string(ARRAY(SELECT format_type(t, NULL) FROM unnest(p.proargtypes) WITH ORDINALITY AS a (t, no) ORDER BY no), ', ') || ')' AS plain
FROM pg_proc AS p WHERE p.oid IN (SELECT objid FROM members WHERE classid = 'pg_proc'::regclass);

-- what names begin with that are of a kind
SELECT '^(' || string_agg(DISTINCT name, '|') || ')_' AS kind FROM kinds, unnest(ARRAY[stem, type]) AS name \gset

SELECT classid::regclass AS catalog, count(*) FROM members GROUP BY classid ORDER BY classid::regclass::text COLLATE "C";

SELECT typname AS type, typlen AS length, typbyval AS by_value, typalign AS alignment, typstorage AS storage, typcategory AS category, typispreferred AS preferred,
	typinput AS input, typoutput AS output, typreceive AS receive, typsend AS send, typdefault AS "default", typcollation AS collation, obj_description(oid, 'pg_type') AS comment
FROM pg_type WHERE oid IN (SELECT objid FROM members WHERE classid = 'pg_type'::regclass) ORDER BY typname COLLATE "C";

-- types of keys that have aggregates of their own, but C functions as for any
SELECT array_agg(type ORDER BY type::text COLLATE "C") AS as_any
FROM (SELECT DISTINCT proargtypes[1]::regtype AS type FROM procs WHERE prosrc ~ '_trans_any$' AND proargtypes[1] <> 'anyelement'::regtype) AS t \gset
SELECT unnest(:'as_any'::regtype[]) AS key_type_as_any;

-- v: volatility, s: strict, p: parallel
SELECT plain AS function, format_type(prorettype, NULL) AS result, provolatile AS v, proisstrict AS s, proparallel AS p, procost AS cost,
	nullif(prosupport::oid::regproc::text, '-') AS support, prosrc AS symbol
FROM procs WHERE prokind = 'f' AND NOT (prosrc ~ '_any$' AND proargtypes[1] = ANY (:'as_any'::regtype[])) ORDER BY plain COLLATE "C";
-- how arguments are named, where people call functions
SELECT regexp_replace(signature, 'OUT .*', 'OUT ...)') AS function, pg_get_function_result(oid) AS result, obj_description(oid, 'pg_proc') AS comment
FROM procs WHERE prokind = 'f' AND NOT obj_description(oid, 'pg_proc') ~ '^(I/O|implementation of|(inverse )?transition function|combine function|final function|planner support|.*selectivity)' ORDER BY signature COLLATE "C";
SELECT name, format_type(type, NULL) AS type, count(*) AS functions FROM procs, unnest(proargnames, proallargtypes, proargmodes) WITH ORDINALITY AS a (name, type, mode, no)
WHERE mode = 'o' GROUP BY name, type, no ORDER BY no, name COLLATE "C";

SELECT oprleft::regtype AS "left", oprname AS operator, oprright::regtype AS "right", oprcode::oid::regprocedure AS function,
	oprcom::regoperator AS commutator, oprnegate::regoperator AS negator, oprrest AS restrict, oprjoin AS join, oprcanmerge OR oprcanhash AS merges_hashes, obj_description(oid, 'pg_operator') AS comment
FROM pg_operator WHERE oid IN (SELECT objid FROM members WHERE classid = 'pg_operator'::regclass)
ORDER BY oprname COLLATE "C", oprleft::regtype::text COLLATE "C", oprright::regtype::text COLLATE "C";

SELECT opcname AS class, amname AS method, opcintype::regtype AS type, opcdefault AS "default", opfname AS family, obj_description(c.oid, 'pg_opclass') AS comment
FROM pg_opclass AS c JOIN pg_am AS m ON m.oid = opcmethod JOIN pg_opfamily AS f ON f.oid = opcfamily
WHERE c.oid IN (SELECT objid FROM members WHERE classid = 'pg_opclass'::regclass) ORDER BY opcname COLLATE "C", amname COLLATE "C";
SELECT opfname AS family, amname AS method, array_agg(DISTINCT amopstrategy || ' ' || amopopr::regoperator) AS operators, array_agg(DISTINCT amprocnum || ' ' || amproc::oid::regprocedure) AS functions
FROM pg_opfamily AS f JOIN pg_am AS m ON m.oid = opfmethod JOIN pg_amop AS o ON amopfamily = f.oid JOIN pg_amproc ON amprocfamily = f.oid
WHERE f.oid IN (SELECT objid FROM members WHERE classid = 'pg_opfamily'::regclass) GROUP BY opfname, amname ORDER BY opfname COLLATE "C", amname COLLATE "C";

SELECT p.signature AS aggregate, format_type(p.prorettype, NULL) AS result, aggtransfn::oid::regprocedure AS transition, aggfinalfn AS final, aggcombinefn AS combine,
	aggtranstype::regtype AS state, aggtransspace AS space, p.proparallel AS p, aggfinalmodify AS final_modifies, agginitval AS initial
FROM pg_aggregate JOIN procs AS p ON p.oid = aggfnoid WHERE NOT p.proargtypes[0] = ANY (:'as_any'::regtype[]) ORDER BY p.signature COLLATE "C";
SELECT obj_description(oid, 'pg_proc') AS comment, count(*) FROM procs WHERE prokind = 'a' GROUP BY 1 ORDER BY 1;

SELECT castsource::regtype AS source, casttarget::regtype AS target, castfunc::oid::regprocedure AS function, castcontext AS context, castmethod AS method, obj_description(oid, 'pg_cast') AS comment
FROM pg_cast WHERE oid IN (SELECT objid FROM members WHERE classid = 'pg_cast'::regclass) ORDER BY castsource::regtype::text COLLATE "C", casttarget::regtype::text COLLATE "C";

--
-- What should hold for all of them: each query lists exceptions.
--

-- everything has a comment
SELECT pg_describe_object(classid, objid, 0) AS without_comment FROM members
WHERE obj_description(objid, classid::regclass::name) IS NULL ORDER BY pg_describe_object(classid, objid, 0) COLLATE "C";
-- nothing has two, or another's: the same comment on functions of different names
SELECT obj_description(oid, 'pg_proc') AS comment, array_agg(DISTINCT proname ORDER BY proname) AS functions FROM procs
WHERE obj_description(oid, 'pg_proc') !~ '^(I/O|implementation of|(inverse )?transition function|combine function|final function)'
GROUP BY 1 HAVING count(DISTINCT proname) > 1 AND count(DISTINCT regexp_replace(proname, :'kind', '')) > 1;
-- all members are in one schema
SELECT count(DISTINCT o.schema) AS schemas FROM members, pg_identify_object(classid, objid, 0) AS o WHERE o.schema IS NOT NULL;
-- functions are immutable and safe in parallel; planner support is stable at least
SELECT plain FROM procs WHERE prokind = 'f' AND (proparallel <> 's' OR provolatile <> 'i' AND NOT proargtypes[0] = 'internal'::regtype) ORDER BY 1;
-- what is not strict handles NULLs itself: aggregates' functions, and those whose other arguments must not be NULL
SELECT proname, count(*) FROM procs WHERE prokind = 'f' AND NOT proisstrict GROUP BY proname ORDER BY proname COLLATE "C";
-- none is security definer, leakproof, or has settings
SELECT plain FROM procs WHERE prosecdef OR proleakproof OR proconfig IS NOT NULL OR proacl IS NOT NULL ORDER BY 1;
-- functions that people call have names for all of their arguments
SELECT plain FROM procs WHERE (proargnames IS NULL OR '' = ANY (proargnames) OR cardinality(proargnames) < pronargs) AND pronargs > 0
	AND proname !~ '_(in|out|recv|send|sel|joinsel|support)$' ORDER BY 1;
-- functions of one symbol agree, apart from their types
SELECT prosrc FROM procs WHERE prokind = 'f' AND prosqlbody IS NULL GROUP BY prosrc HAVING count(DISTINCT (provolatile, proisstrict, proparallel)) > 1 ORDER BY 1;
-- commutators and negators know of each other and have the other types
SELECT o.oid::regoperator FROM pg_operator AS o LEFT JOIN pg_operator AS c ON c.oid = o.oprcom LEFT JOIN pg_operator AS n ON n.oid = o.oprnegate
WHERE o.oid IN (SELECT objid FROM members WHERE classid = 'pg_operator'::regclass)
	AND (o.oprcom <> 0 AND (c.oprcom <> o.oid OR c.oprleft <> o.oprright OR c.oprright <> o.oprleft) OR o.oprnegate <> 0 AND n.oprnegate <> o.oid) ORDER BY 1;
-- operators that are symmetric, or have a mirror image, say so
SELECT o.oid::regoperator FROM pg_operator AS o WHERE o.oid IN (SELECT objid FROM members WHERE classid = 'pg_operator'::regclass) AND o.oprcom = 0 ORDER BY o.oid::regoperator::text COLLATE "C";
-- boolean operators have estimators
SELECT o.oid::regoperator FROM pg_operator AS o WHERE o.oid IN (SELECT objid FROM members WHERE classid = 'pg_operator'::regclass)
	AND o.oprresult = 'boolean'::regtype AND (o.oprrest = 0 OR o.oprjoin = 0) ORDER BY 1;
-- the function of an operator is the same for its commutator or another with the arguments exchanged
SELECT o.oid::regoperator FROM pg_operator AS o JOIN pg_operator AS c ON c.oid = o.oprcom JOIN pg_proc AS po ON po.oid = o.oprcode JOIN pg_proc AS pc ON pc.oid = c.oprcode
WHERE o.oid IN (SELECT objid FROM members WHERE classid = 'pg_operator'::regclass) AND (po.provolatile, po.proisstrict, po.proparallel) <> (pc.provolatile, pc.proisstrict, pc.proparallel) ORDER BY 1;
-- aggregates have a combine function, and states that travel
SELECT aggfnoid::regprocedure FROM pg_aggregate JOIN procs AS p ON p.oid = aggfnoid
WHERE aggcombinefn = 0 OR aggtranstype = 'internal'::regtype OR p.proparallel <> 's' ORDER BY 1;
-- each aggregate exists for the same types of key
SELECT proname, pronargs, array_to_string(array_agg(format_type(proargtypes[0], NULL) ORDER BY format_type(proargtypes[0], NULL) COLLATE "C"), ' ') AS keys
FROM procs WHERE prokind = 'a' AND NOT proargtypes[0] = ANY (:'as_any'::regtype[]) GROUP BY proname, pronargs ORDER BY proname COLLATE "C", pronargs;
-- and for those that are as any, all is as for any
WITH made AS (
	SELECT proargtypes[CASE prokind WHEN 'a' THEN 0 ELSE 1 END]::regtype AS type,
		(prokind, proname, pronargs, prosrc, prorettype, provolatile, proisstrict, proparallel, procost, aggfinalfn, aggcombinefn, aggtranstype, aggtransspace, aggmtranstype, aggmtransspace, aggmfinalfn, obj_description(p.oid, 'pg_proc'),
		(SELECT array_agg((proname, prosrc) ORDER BY t) FROM unnest(ARRAY[aggtransfn::oid, aggmtransfn::oid, aggminvtransfn::oid]) WITH ORDINALITY AS u (t, no) JOIN pg_proc AS f ON f.oid = t))::text AS what
	FROM procs AS p LEFT JOIN pg_aggregate ON aggfnoid = p.oid WHERE prokind = 'a' OR prosrc ~ '(trans|collect|inverse)_any$')
SELECT type, any_has.what, this_has.what
FROM unnest(:'as_any'::regtype[]) AS type
CROSS JOIN LATERAL (SELECT what FROM made WHERE made.type = 'anyelement'::regtype) AS any_has
FULL JOIN (SELECT type, what FROM made WHERE type = ANY (:'as_any'::regtype[])) AS this_has USING (type, what)
WHERE any_has.what IS NULL OR this_has.what IS NULL;
-- functions exist for all kinds alike
SELECT regexp_replace(proname, :'kind', '*_') COLLATE "C" AS function, string_agg(DISTINCT stem, ' ' ORDER BY stem) AS kinds
FROM procs LEFT JOIN kinds ON proname ~ format('^(%s|%s)(_|$)', stem, type) GROUP BY 1 ORDER BY 1;
-- there is no way from a filter to another type, or back, without asking; only a column takes bytes as they come
SELECT castsource::regtype, casttarget::regtype FROM pg_cast WHERE oid IN (SELECT objid FROM members WHERE classid = 'pg_cast'::regclass) AND castcontext <> 'e'
ORDER BY casttarget::regtype::text COLLATE "C", castsource::regtype::text COLLATE "C";
