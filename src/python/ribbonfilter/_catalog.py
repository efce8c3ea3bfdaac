"""Where the types of filters are in a database."""

# by kind
_TYPES = {"keyset": "keyset", "bloom": "bloomfilter", "ribbon": "ribbonfilter", "fuse": "fusefilter",
          "counting": "countingfilter", "ribbonmap": "ribbonmap"}

# name, OID, OID of arrays, name as SQL writes it
QUERY = f"""
    SELECT t.typname, t.oid, t.typarray,
           quote_ident(n.nspname) || '.' || quote_ident(t.typname)
    FROM pg_catalog.pg_extension e
    JOIN pg_catalog.pg_depend d ON d.refobjid = e.oid AND d.deptype = 'e'
         AND d.refclassid = 'pg_catalog.pg_extension'::pg_catalog.regclass
         AND d.classid = 'pg_catalog.pg_type'::pg_catalog.regclass
    JOIN pg_catalog.pg_type t ON t.oid = d.objid
    JOIN pg_catalog.pg_namespace n ON n.oid = t.typnamespace
    WHERE e.extname = 'ribbonfilter'
      AND t.typname IN {tuple(_TYPES.values())}"""

MISSING = "the database has no extension ribbonfilter"


def type_of(kind):
    """The name of the type of filters of a kind."""
    return _TYPES[kind]
