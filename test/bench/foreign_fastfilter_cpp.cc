/*-------------------------------------------------------------------------
 *
 * foreign_fastfilter_cpp.cc
 *		Filters of fastfilter_cpp, for bench_foreign.
 *
 * IDENTIFICATION
 *	  test/bench/foreign_fastfilter_cpp.cc
 *
 *-------------------------------------------------------------------------
 */
#include <filterapi.h>

#include "foreign.hh"

namespace
{

/*
 * What their own benchmark does with a filter; contains() is a call to their
 * Contain(), which is not inlined.
 */
template <class Table>
class Fast
{
protected:
	using Api = FilterAPI<Table>;
	Table		table;

	explicit Fast(size_t n)
		: table(Api::ConstructFromAddCount(n))
	{
	}

public:
	Fast(Hashes &hashes, size_t start, size_t end)
		: Fast(end - start)
	{
		Api::AddAll(hashes, start, end, &table);
	}

	uint64_t
	bytes() const
	{
		return table.SizeInBytes();
	}

	bool
	contains(uint64_t hash) const
	{
		return Api::Contain(hash, &table);
	}
};

/* The same, a key at a time where there are two ways. */
template <class Table>
class FastOneByOne : public Fast<Table>
{
public:
	FastOneByOne(Hashes &hashes, size_t start, size_t end)
		: Fast<Table>(end - start)
	{
		for (size_t i = start; i < end; i++)
			Fast<Table>::Api::Add(hashes[i], &this->table);
	}
};

using Split = SimdBlockFilterFixed<SimpleMixSplit>;
using Blocked = SimdBlockFilterFixed64<SimpleMixSplit>;
using Xor8 = XorFilter<uint64_t, uint8_t, SimpleMixSplit>;
using Fuse3 =
	xorbinaryfusefilter_lowmem::XorBinaryFuseFilter<uint64_t, uint8_t>;
using Fuse4 =
	xorbinaryfusefilter_lowmem4wise::XorBinaryFuseFilter<uint64_t, uint8_t>;
using Homogeneous = HomogRibbonFilter<uint64_t, 7>;
using Balanced = BalancedRibbonFilter<uint64_t, 7, 0>;

#if __PF_AVX512__
using Prefix = Prefix_Filter<TC_shortcut<SimpleMixSplit>>;
#endif

const bool added[] = {
	candidate<Fast<Split>>("ff SplitBlock AddAll", 0, 1),
	candidate<FastOneByOne<Split>>("ff SplitBlock one by one", 0, 1),
	candidate<Fast<Blocked>>("ff BlockedBloom 64 bytes", 0, 1),
	candidate<Fast<Xor8>>("ff Xor8", 1.0 / 256, 10),
	candidate<Fast<Fuse3>>("ff BinaryFuse8 3-wise", 1.0 / 256, 10),
	candidate<Fast<Fuse4>>("ff BinaryFuse8 4-wise", 1.0 / 256, 10),
	candidate<Fast<Homogeneous>>("ff HomogRibbon w64 r7", 1.0 / 128, 10),
	candidate<Fast<Balanced>>("ff BalancedRibbon w64 r7", 1.0 / 128, 10000),
#if __PF_AVX512__
	/* its tables overflow below some 10^5 keys */
	candidate<Fast<Prefix>>("ff Prefix (TC)", 0, 100000),
#endif
};

}								/* namespace */
