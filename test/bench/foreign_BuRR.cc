/*-------------------------------------------------------------------------
 *
 * foreign_BuRR.cc
 *		The bumped ribbon of BuRR, for bench_foreign.
 *
 * IDENTIFICATION
 *	  test/bench/foreign_BuRR.cc
 *
 *-------------------------------------------------------------------------
 */
#include <ribbon.hpp>

/* the sort, to be instantiated here once for the one type that is used */
#include <sorter.cpp>

#include "foreign.hh"

namespace
{

/* Their preset for filters, without its log. */
struct Config : ribbon::FastFilterConfig<7, uint64_t>
{
	static constexpr bool log = false;
};

class Burr
{
	/* slots for a key, as their benchmark takes with two-bit thresholds */
	static constexpr double slots = 1 - 4.0 / 64;
	ribbon::ribbon_filter<3, Config> filter;

public:
	Burr(Hashes &hashes, size_t start, size_t end)
		: filter(static_cast<size_t>(slots * static_cast<double>(end - start)),
				 slots, 42)
	{
		filter.AddRange(hashes.begin() + static_cast<ptrdiff_t>(start),
						hashes.begin() + static_cast<ptrdiff_t>(end));
		filter.BackSubst();
	}

	uint64_t
	bytes() const
	{
		return filter.Size();
	}

	__attribute__((noinline)) bool
	contains(uint64_t hash) const
	{
		return filter.QueryFilter(hash);
	}
};

const bool added[] = {
	candidate<Burr>("BuRR w64 r7 2-bit", 1.0 / 128, 1000),
};

}								/* namespace */
