/*-------------------------------------------------------------------------
 *
 * foreign.hh
 *		What a filter of another project looks like to bench_foreign.
 *
 * Each project has a source of its own, foreign_PROJECT.cc: their names
 * collide.  What is linked in is measured.
 *
 * IDENTIFICATION
 *	  test/bench/foreign.hh
 *
 *-------------------------------------------------------------------------
 */
#ifndef FOREIGN_HH
#define FOREIGN_HH

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

using Hashes = std::vector<uint64_t>;

/* A filter that can be asked. */
class Filter
{
public:
	virtual ~Filter() = default;
	virtual uint64_t bytes() const = 0;

	/* how many of these hashes it takes for members */
	virtual uint64_t probe(const uint64_t *hashes, uint64_t n) const = 0;
};

/*
 * Builds a filter of hashes[start] to hashes[end - 1], which it may put in
 * another order; throws if it cannot.
 */
using Build = std::function<std::unique_ptr<Filter>(Hashes &hashes,
													size_t start, size_t end)>;

/* A filter to measure; fpr is 0 if its rate is what it happens to be. */
struct Candidate
{
	const char *name;
	double		fpr;
	uint64_t	least;			/* keys */
	Build		build;
};

/* All of them, to which the sources add theirs before main() begins. */
extern std::vector<Candidate> &candidates();

/*
 * A filter of type F, which has F(hashes, start, end), bytes(), and
 * contains(hash) that is not inlined.
 */
template <class F>
class Adapted final : public Filter
{
	F			filter;

public:
	template <class... Arguments>
	explicit Adapted(Arguments &&... arguments)
		: filter(std::forward<Arguments>(arguments)...)
	{
	}

	uint64_t
	bytes() const override
	{
		return filter.bytes();
	}

	uint64_t
	probe(const uint64_t *hashes, uint64_t n) const override
	{
		uint64_t	hits = 0;

		for (uint64_t i = 0; i < n; i++)
			hits += filter.contains(hashes[i]);
		return hits;
	}
};

/* Adds a candidate of type F; for the initializer of a static variable. */
template <class F>
bool
candidate(const char *name, double fpr, uint64_t least)
{
	candidates().push_back({name, fpr, least,
		[](Hashes &hashes, size_t start, size_t end)
		{
			return std::make_unique<Adapted<F>>(hashes, start, end);
		}});
	return true;
}

#endif							/* FOREIGN_HH */
