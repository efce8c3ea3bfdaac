--
-- The catalog: all that the extension consists of.  A change here is a change
-- of the interface, and needs an update script once this version is released.
--

-- A longer name changes no other line.
\pset format unaligned

LOAD 'ribbonfilter';
SELECT name, boot_val, context FROM pg_settings WHERE name LIKE 'ribbonfilter.%' ORDER BY name COLLATE "C";
-- without types of arrays and of the view's rows, which are members since PostgreSQL 18
CREATE TEMP VIEW members AS
SELECT classid, objid FROM pg_depend AS d JOIN pg_extension AS e ON d.refclassid = 'pg_extension'::regclass AND d.refobjid = e.oid
WHERE d.deptype = 'e' AND e.extname = 'ribbonfilter' AND NOT (classid = 'pg_type'::regclass AND objid IN (SELECT typarray FROM pg_type UNION ALL SELECT reltype FROM pg_class WHERE relkind = 'v'));
-- What is alike for several kinds is listed once, with STEM and TYPE for their names.
CREATE FUNCTION pg_temp.once(said text, stem text, type text) RETURNS text LANGUAGE sql AS $$
SELECT CASE WHEN stem IS NULL THEN said
	ELSE regexp_replace(regexp_replace(said, format('\m%s(?=_(in|out|recv|send)\M|\M)', type), 'TYPE', 'g'), format('\m(pgrf_|)%s_', stem), '\1STEM_', 'g') END $$;
-- ... and for several types of key, with KEY.
CREATE TEMP VIEW procs AS
SELECT p.*, stem, type, proargtypes[key_at - 1]::regtype AS key,
	proname || '(' || (SELECT coalesce(string_agg(concat_ws(' ', nullif(proargnames[no], ''), CASE WHEN no = key_at THEN 'KEY' ELSE format_type(t, NULL) END), ', ' ORDER BY no), '') FROM unnest(proargtypes) WITH ORDINALITY AS a (t, no)) || ')' AS signature
FROM pg_proc AS p LEFT JOIN kinds ON proname ~ format('^(%s_|%s$|%2$s_(in|out|recv|send)$)', stem, type),
	LATERAL (SELECT CASE WHEN prokind = 'a' AND proargnames[1] = 'key' THEN 1 WHEN prosrc ~ '_(trans|collect|inverse)_[a-z0-9]+$' THEN 2 END) AS k (key_at)
WHERE p.oid IN (SELECT objid FROM members WHERE classid = 'pg_proc'::regclass);

-- What there is of each class: how much, and a hash of all that the catalogs say of it.  Where a hash changed, this
-- prints the lines; compare them with those of the commit before:
--	\copy (SELECT * FROM lines ORDER BY class, line COLLATE "C") TO '/tmp/lines'
CREATE TEMP VIEW lines AS
SELECT 'type' AS class, concat_ws('|', typname, typlen, typbyval, typalign, typstorage, typcategory, typispreferred, typinput, typoutput, typreceive, typsend, typdefault, typcollation, obj_description(oid, 'pg_type')) AS line
FROM pg_type WHERE oid IN (SELECT objid FROM members WHERE classid = 'pg_type'::regclass)
UNION ALL
SELECT CASE prokind WHEN 'a' THEN 'aggregate' ELSE 'function' END, concat_ws('|', p.oid::regprocedure, array_to_string(proargnames, ','), array_to_string(proallargtypes::regtype[], ','), array_to_string(proargmodes, ','), pg_get_expr(proargdefaults, 0),
	prorettype::regtype, proretset, provolatile, proisstrict, proparallel, procost, prosupport, prosrc, obj_description(p.oid, 'pg_proc'))
FROM procs AS p
UNION ALL
-- transition, final, combine, and for moving windows transition, inverse, final
SELECT 'state of an aggregate', concat_ws('|', aggfnoid::oid::regprocedure, array_to_string(ARRAY[aggtransfn, aggfinalfn, aggcombinefn, aggmtransfn, aggminvtransfn, aggmfinalfn]::oid[]::regprocedure[], ','),
	aggtranstype::regtype, nullif(aggmtranstype, 0)::regtype, aggtransspace, aggfinalmodify, agginitval)
FROM pg_aggregate WHERE aggfnoid IN (SELECT oid FROM procs)
UNION ALL
SELECT 'operator', concat_ws('|', oid::regoperator, oprresult::regtype, oprcode::oid::regprocedure, nullif(oprcom, 0)::regoperator, nullif(oprnegate, 0)::regoperator, oprrest, oprjoin, oprcanmerge, oprcanhash, obj_description(oid, 'pg_operator'))
FROM pg_operator WHERE oid IN (SELECT objid FROM members WHERE classid = 'pg_operator'::regclass)
UNION ALL
SELECT 'operator class', concat_ws('|', opcname, amname, opcintype::regtype, opcdefault, opfname, obj_description(c.oid, 'pg_opclass'))
FROM pg_opclass AS c JOIN pg_am AS m ON m.oid = opcmethod JOIN pg_opfamily AS f ON f.oid = opcfamily WHERE c.oid IN (SELECT objid FROM members WHERE classid = 'pg_opclass'::regclass)
UNION ALL
SELECT 'operator of a family', concat_ws('|', opfname, amopstrategy, amopopr::regoperator)
FROM pg_opfamily AS f JOIN pg_amop ON amopfamily = f.oid WHERE f.oid IN (SELECT objid FROM members WHERE classid = 'pg_opfamily'::regclass)
UNION ALL
SELECT 'function of a family', concat_ws('|', opfname, amprocnum, amproc::oid::regprocedure)
FROM pg_opfamily AS f JOIN pg_amproc ON amprocfamily = f.oid WHERE f.oid IN (SELECT objid FROM members WHERE classid = 'pg_opfamily'::regclass)
UNION ALL
SELECT 'cast', concat_ws('|', castsource::regtype, casttarget::regtype, castfunc::oid::regprocedure, castcontext, castmethod, obj_description(oid, 'pg_cast'))
FROM pg_cast WHERE oid IN (SELECT objid FROM members WHERE classid = 'pg_cast'::regclass)
UNION ALL
SELECT 'view', concat_ws('|', oid::regclass, (SELECT string_agg(attname || ' ' || atttypid::regtype, ', ' ORDER BY attnum) FROM pg_attribute WHERE attrelid = c.oid AND attnum > 0), obj_description(oid, 'pg_class')) FROM pg_class AS c WHERE oid IN (SELECT objid FROM members WHERE classid = 'pg_class'::regclass);
SELECT class, count(*), md5(string_agg(line, E'\n' ORDER BY line COLLATE "C")) FROM lines GROUP BY class ORDER BY class COLLATE "C";
-- ... and each member is in one of them
SELECT classid::regclass AS catalog, count(*) FROM members GROUP BY classid ORDER BY classid::regclass::text COLLATE "C";

--
-- What should hold for all of them: each query lists exceptions.
--

-- everything has a comment
SELECT pg_describe_object(classid, objid, 0) AS without_comment FROM members
WHERE obj_description(objid, classid::regclass::name) IS NULL ORDER BY pg_describe_object(classid, objid, 0) COLLATE "C";
-- nothing has two, or another's: the same comment on functions of different names
SELECT obj_description(oid, 'pg_proc') AS comment, array_agg(DISTINCT proname ORDER BY proname) AS functions FROM procs
WHERE obj_description(oid, 'pg_proc') !~ '^(I/O|implementation of|(inverse )?transition function|combine function|final function)'
GROUP BY 1 HAVING count(DISTINCT proname) > 1 AND count(DISTINCT pg_temp.once(proname, stem, type)) > 1;
-- all members are in one schema
SELECT count(DISTINCT o.schema) AS schemas FROM members, pg_identify_object(classid, objid, 0) AS o WHERE o.schema IS NOT NULL;
-- functions are immutable and safe in parallel; planner support is stable at least
SELECT signature FROM procs WHERE prokind = 'f' AND (proparallel <> 's' OR provolatile <> 'i' AND NOT proargtypes[0] = 'internal'::regtype) ORDER BY 1;
-- what is not strict handles NULLs itself: aggregates' functions, and those whose other arguments must not be NULL
SELECT proname, count(*) FROM procs WHERE prokind = 'f' AND NOT proisstrict GROUP BY proname ORDER BY proname COLLATE "C";
-- none is security definer, leakproof, or has settings
SELECT signature FROM procs WHERE prosecdef OR proleakproof OR proconfig IS NOT NULL OR proacl IS NOT NULL ORDER BY 1;
-- functions that people call have names for all of their arguments
SELECT signature FROM procs WHERE (proargnames IS NULL OR '' = ANY (proargnames) OR cardinality(proargnames) < pronargs) AND pronargs > 0
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
FROM procs WHERE prokind = 'a' GROUP BY proname, pronargs ORDER BY proname COLLATE "C", pronargs;
-- and its functions are those of the type
SELECT p.signature, p.key, f.signature AS of, f.key AS but_of FROM pg_aggregate JOIN procs AS p ON p.oid = aggfnoid JOIN procs AS f ON f.oid IN (aggtransfn, aggmtransfn, aggminvtransfn) WHERE p.key <> f.key ORDER BY p.oid;
-- there is no way from a filter to another type, or back, without asking; only a column takes bytes as they come
SELECT castsource::regtype, casttarget::regtype FROM pg_cast WHERE oid IN (SELECT objid FROM members WHERE classid = 'pg_cast'::regclass) AND castcontext <> 'e'
ORDER BY casttarget::regtype::text COLLATE "C", castsource::regtype::text COLLATE "C";
