/*-------------------------------------------------------------------------
 *
 * lib_key_net.c
 *	  Canonical bytes of inet.
 *
 *-------------------------------------------------------------------------
 */
#include "lib_key_impl.h"

/* Takes up to three digits, without a leading zero. */
static bool
read_number(const char **p, const char *end, uint32_t *value)
{
	const char *from = *p;

	return lib_key_number(p, end, 1, 3, value) && (*from != '0' || *p == from + 1) &&
		(*p == end || lib_key_digit(**p) > 9);
}

static bool
read_v4(const char **p, const char *end, uint8_t *addr)
{
	for (int i = 0; i < 4; i++)
	{
		uint32_t	octet;

		if (i > 0 && (*p == end || *(*p)++ != '.'))
			return false;
		if (!read_number(p, end, &octet) || octet > 255)
			return false;
		addr[i] = (uint8_t) octet;
	}
	return true;
}

/* Does an IPv4 address begin here, rather than a group of an IPv6 address? */
static bool
is_octet(const char *p, const char *end)
{
	p += lib_key_count_digits(p, end);
	return p < end && *p == '.';
}

/*
 * Takes eight groups; the last two may be an IPv4 address, and "::" stands for
 * one or more that are 0.
 */
static bool
read_v6(const char **p, const char *end, uint8_t *addr)
{
	const char *s = *p;
	int			n = 0;			/* bytes */
	int			gap = -1;		/* where the "::" is */

	if (end - s >= 2 && s[0] == ':' && s[1] == ':')
	{
		gap = 0;
		s += 2;
	}
	while (s < end && lib_key_hex(*s) >= 0)
	{
		uint32_t	group = 0;
		int			ndigits = 0;

		if (is_octet(s, end))
		{
			if (n > 12 || !read_v4(&s, end, addr + n))
				return false;
			n += 4;
			break;
		}
		for (; s < end && lib_key_hex(*s) >= 0; s++)
		{
			if (++ndigits > 4)
				return false;
			group = group << 4 | (uint32_t) lib_key_hex(*s);
		}
		if (n == 16)
			return false;
		addr[n++] = (uint8_t) (group >> 8);
		addr[n++] = (uint8_t) group;
		if (s == end || *s != ':')
			break;
		s++;
		if (s < end && *s == ':')
		{
			if (gap >= 0)
				return false;
			gap = n;
			s++;
		}
		else if (s == end || lib_key_hex(*s) < 0)
			return false;		/* a lone ":" at the end */
	}
	if (gap >= 0 ? n == 16 : n != 16)
		return false;
	if (gap >= 0)
	{
		memmove(addr + 16 - (n - gap), addr + gap, (size_t) (n - gap));
		memset(addr + gap, 0, (size_t) (16 - n));
	}
	*p = s;
	return true;
}

rbf_code
lib_key_net_inet(const char *p, const char *end, lib_key *key)
{
	bool		v6 = p < end && memchr(p, ':', (size_t) (end - p)) != NULL;
	uint32_t	most = v6 ? 128 : 32;
	uint32_t	bits = most;
	uint8_t		addr[16];

	if (!(v6 ? read_v6(&p, end, addr) : read_v4(&p, end, addr)))
		return RBF_ERR_KEY;
	if (p < end && *p == '/')
	{
		p++;
		if (!read_number(&p, end, &bits) || bits > most)
			return RBF_ERR_KEY;
	}
	if (p != end)
		return RBF_ERR_KEY;
	return lib_key_fixed(key, rf_key_inet(key->fixed, v6, (uint8_t) bits, addr));
}
