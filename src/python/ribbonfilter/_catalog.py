"""Where the types of filters are in a database."""

from . import _native

# of each kind the name, OID, OID of arrays of what its aggregate makes, its name as SQL writes it, and the kind
QUERY = f"""
    SELECT DISTINCT t.typname, t.oid, t.typarray,
           quote_ident(n.nspname) || '.' || quote_ident(t.typname),
           regexp_replace(p.proname, '_agg$', '')
    FROM pg_catalog.pg_extension e
    JOIN pg_catalog.pg_depend d ON d.refobjid = e.oid AND d.deptype = 'e'
         AND d.refclassid = 'pg_catalog.pg_extension'::pg_catalog.regclass
         AND d.classid = 'pg_catalog.pg_proc'::pg_catalog.regclass
    JOIN pg_catalog.pg_proc p ON p.oid = d.objid
    JOIN pg_catalog.pg_type t ON t.oid = p.prorettype
    JOIN pg_catalog.pg_namespace n ON n.oid = t.typnamespace
    WHERE e.extname = 'ribbonfilter'
      AND p.proname IN {tuple(kind + "_agg" for kind in _native.kinds)}"""

MISSING = "the database has no extension ribbonfilter"
