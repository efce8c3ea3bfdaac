/*-------------------------------------------------------------------------
 *
 * foreign_xor_singleheader.cc
 *		The filters of xor_singleheader, for bench_foreign.
 *
 * IDENTIFICATION
 *	  test/bench/foreign_xor_singleheader.cc
 *
 *-------------------------------------------------------------------------
 */
#include <stdexcept>

#include <binaryfusefilter.h>

#include "foreign.hh"

namespace
{

class Fuse8
{
	binary_fuse8_t filter = {};

public:
	Fuse8(Hashes &hashes, size_t start, size_t end)
	{
		uint32_t	n = static_cast<uint32_t>(end - start);

		if (!binary_fuse8_allocate(n, &filter) ||
			!binary_fuse8_populate(hashes.data() + start, n, &filter))
		{
			binary_fuse8_free(&filter);
			throw std::runtime_error("no binary fuse filter");
		}
	}

	Fuse8(const Fuse8 &) = delete;
	Fuse8 &operator=(const Fuse8 &) = delete;

	~Fuse8()
	{
		binary_fuse8_free(&filter);
	}

	uint64_t
	bytes() const
	{
		return binary_fuse8_size_in_bytes(&filter);
	}

	__attribute__((noinline)) bool
	contains(uint64_t hash) const
	{
		return binary_fuse8_contain(hash, &filter);
	}
};

const bool added[] = {
	candidate<Fuse8>("xs BinaryFuse8", 1.0 / 256, 10),
};

}								/* namespace */
