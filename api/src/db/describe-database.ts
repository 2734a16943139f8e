import type pg from 'pg'
import type { Migration } from './migrate.ts'

/** What a baseline does not write. A migration that makes one of them extends this file first. */
const UNKNOWN = `
  select 'relation ' || oid::regclass as thing from pg_class
  where relnamespace = 'public'::regnamespace and (relkind not in ('r', 'v', 'i', 'S') or relispartition or relrowsecurity
    or relpersistence = 't' or relhassubclass or relacl is not null
    or relkind = 'v' and reloptions is not null
    or relkind = 'S' and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'i'))
  union all
  select 'type ' || oid::regtype from pg_type
  where typnamespace = 'public'::regnamespace and typtype <> 'c' and typcategory <> 'A'
  union all
  select 'function ' || oid::regprocedure from pg_proc
  where pronamespace = 'public'::regnamespace and (prokind not in ('f', 'p') or proacl is not null)
  union all
  select 'extension ' || extname from pg_extension where extname <> 'plpgsql'
  union all
  select 'statistics ' || stxname from pg_statistic_ext
  union all
  select 'rule ' || rulename from pg_rewrite where oid >= 16384 and rulename <> '_RETURN'
  union all
  select 'trigger ' || tgname from pg_trigger where not tgisinternal and tgenabled <> 'O'
  union all
  select 'comment on ' || objoid from pg_description where objoid >= 16384
  union all
  select 'schema ' || nspname from pg_namespace where oid >= 16384 and nspname !~ '^pg_'
  union all
  select 'column ' || attrelid::regclass || '.' || attname from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
    and (attcompression <> '' or coalesce(attstattarget, -1) <> -1 or attacl is not null or attgenerated = 'v'
      or attcollation <> (select typcollation from pg_type where oid = atttypid)
      or attstorage <> (select typstorage from pg_type where oid = atttypid))`

const FUNCTIONS = `
  select pg_get_functiondef(oid) as text from pg_proc where pronamespace = 'public'::regnamespace order by oid`

/** Before version 18, PostgreSQL has no constraint for a column that is not null. */
const COLUMN = `
  quote_ident(attname) || ' ' || format_type(atttypid, atttypmod)
    || case when attidentity = '' then ''
       else format(' generated %s as identity (sequence name %s)', case attidentity when 'a' then 'always' else 'by default' end,
         pg_get_serial_sequence(attrelid::regclass::text, attname)) end
    || case when attgenerated = 's' then ' generated always as (' || pg_get_expr(adbin, adrelid) || ') stored'
       else coalesce(' default ' || pg_get_expr(adbin, adrelid), '') end
    || coalesce((
         select case when conname = relname || '_' || attname || '_not_null' then '' else format(' constraint %I', conname) end || ' not null'
         from pg_constraint where conrelid = attrelid and contype = 'n' and conkey = array[attnum]),
       case when attnotnull then ' not null' else '' end)`

/** With the constraints that name no other table: adding them one by one takes three times as long. */
const TABLES = `
  select format(E'create%s table %s (\\n%s\\n)%s', case relpersistence when 'u' then ' unlogged' end, pg_class.oid::regclass,
    concat_ws(E',\\n', columns, constraints), ' with (' || array_to_string(reloptions, ', ') || ')') as text
  from pg_class
  cross join lateral (
    select string_agg('  ' || ${COLUMN}, E',\\n' order by attnum) as columns
    from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attrelid = pg_class.oid and attnum > 0 and not attisdropped) own_columns
  cross join lateral (
    select string_agg(format('  constraint %I %s', conname, pg_get_constraintdef(oid)), E',\\n'
      order by array_position(array['p', 'u', 'x', 'c'], contype::text), oid) as constraints
    from pg_constraint where conrelid = pg_class.oid and contype in ('p', 'u', 'x', 'c')) own_constraints
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations'
  order by pg_class.oid`

const COLUMN_OPTIONS = `
  select format('alter table %s alter %I set (%s)', attrelid::regclass, attname, array_to_string(attoptions, ', ')) as text
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and attoptions is not null and relkind = 'r' order by attrelid, attnum`

const FOREIGN_KEYS = `
  select format(E'alter table %s\\n%s', conrelid::regclass,
    string_agg(format('  add constraint %I %s', conname, pg_get_constraintdef(oid)), E',\\n' order by oid)) as text
  from pg_constraint
  where connamespace = 'public'::regnamespace and contype = 'f' group by conrelid order by conrelid`

const INDEXES = `
  select pg_get_indexdef(indexrelid) as text from pg_index join pg_class on pg_class.oid = indexrelid
  where relnamespace = 'public'::regnamespace and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
  order by indexrelid`

/** A view that was replaced may read one that is newer. */
const VIEWS = `
  with recursive uses as (
    select distinct ev_class as view, refobjid as used
    from pg_rewrite join pg_depend on classid = 'pg_rewrite'::regclass and objid = pg_rewrite.oid and refclassid = 'pg_class'::regclass
    join pg_class used on used.oid = refobjid and used.relkind = 'v'
    where refobjid <> ev_class),
  depths as (
    select oid as view, 0 as depth from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
    union all select uses.view, depth + 1 from depths join uses on used = depths.view)
  select format(E'create view %s as\\n%s', view::regclass, rtrim(pg_get_viewdef(view), ';')) as text
  from depths group by view order by max(depth), view`

const TRIGGERS = `
  select pg_get_triggerdef(t.oid) as text
  from pg_trigger t join pg_class on pg_class.oid = tgrelid
  where relnamespace = 'public'::regnamespace and not tgisinternal order by t.oid`

const FILLED = `
  select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations' order by oid`

/** Days and moments of the run itself become expressions. */
const VALUE = `
  case when format_type(atttypid, null) = 'date'
    then format($f$case when %1$I = (now() at time zone 'Europe/Vienna')::date then '(now() at time zone ''Europe/Vienna'')::date' else quote_nullable(%1$I::text) end$f$, attname)
  when format_type(atttypid, null) = 'timestamp with time zone'
    then format($f$case when %1$I > now() - interval '1 hour' then 'now()' else quote_nullable(%1$I::text) end$f$, attname)
  when format_type(atttypid, null) in ('smallint', 'integer', 'bigint', 'boolean') then format('coalesce(%I::text, ''null'')', attname)
  else format('quote_nullable(%I::text)', attname) end`

const VALUES = `
  select string_agg(quote_ident(attname), ', ' order by attnum) as columns, string_agg(${VALUE}, ', ' order by attnum) as shown
  from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`

const SEQUENCES = `
  select format('select setval(%L, %s)', schemaname || '.' || sequencename, last_value) as text from pg_sequences
  where schemaname = 'public' and last_value is not null order by sequencename`

const textsOf = async (client: pg.Client, statement: string) =>
  (await client.query<{ text: string }>(statement)).rows.map(({ text }) => text)

const rowsOf = async (client: pg.Client): Promise<string[]> => {
  const inserts: string[] = []
  for (const { name } of (await client.query<{ name: string }>(FILLED)).rows) {
    const [values] = (await client.query<{ columns: string; shown: string }>(VALUES, [name])).rows
    if (!values) continue
    const { columns, shown } = values
    const rows = await textsOf(client, `select concat_ws(', ', ${shown}) as text from ${name} order by 1`)
    if (rows.length === 0) continue
    const lines = rows.map(row => `  (${row})`).join(',\n')
    inserts.push(`insert into ${name} (${columns}) overriding system value values\n${lines}`)
  }
  return inserts
}

/** Returns the statements that make a database like this one, which nobody has used yet. */
const describeDatabase = async (client: pg.Client): Promise<string> => {
  await client.query('set search_path to public')
  const { rows: unknown } = await client.query<{ thing: string }>(UNKNOWN)
  if (unknown.length > 0)
    throw new Error(`The baseline cannot hold ${unknown.map(({ thing }) => thing).join(', ')}`)
  const parts = [
    await textsOf(client, FUNCTIONS),
    await textsOf(client, TABLES),
    await textsOf(client, COLUMN_OPTIONS),
    await rowsOf(client),
    await textsOf(client, SEQUENCES),
    await textsOf(client, FOREIGN_KEYS),
    await textsOf(client, INDEXES),
    await textsOf(client, VIEWS),
    await textsOf(client, TRIGGERS),
  ]
  return parts
    .flat()
    .map(text => `${text.trim()};\n`)
    .join('\n')
}

/** Returns the text of a baseline: what is in this database, after the migrations that made it. */
export const describeBaseline = async (
  client: pg.Client,
  applied: readonly Pick<Migration, 'name' | 'checksum'>[],
): Promise<string> =>
  [
    '-- Made by npm run baseline. A new database starts with this instead of the following migrations.',
    ...applied.map(({ name, checksum }) => `-- ${name} ${checksum}`),
    '',
    await describeDatabase(client),
  ].join('\n')
