import type pg from 'pg'
import { apply, createMigrationTable, type Migration } from '../migrate.ts'

/** Makes the schema anew, as it was after these migrations, in the transaction that the client is in. */
export const rebuildSchema = async (client: pg.Client, migrations: Migration[]) => {
  await clear(client)
  await createMigrationTable(client)
  for (const migration of migrations) await apply(client, migration)
}

/**
 * Drops what is in the public schema, one thing after the other. To drop the schema itself would take the right to make
 * one, and with it would go the extensions and the grants that a managed server keeps there.
 */
const clear = async (client: pg.Client) => {
  const { rows } = await client.query<{ drop: string }>(`
    select format('drop %s if exists %s cascade', kind, name) as drop
    from (
      select 'pg_class'::regclass as catalog, oid, oid::regclass::text as name,
        case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
          when 'f' then 'foreign table' else 'table' end as kind
      from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S', 'f')
      union all
      select 'pg_proc'::regclass, oid, oid::regprocedure::text, 'routine'
      from pg_proc
      where pronamespace = 'public'::regnamespace
      union all
      select 'pg_type'::regclass, oid, oid::regtype::text, 'type'
      from pg_type
      where typnamespace = 'public'::regnamespace
        and (typtype in ('e', 'd', 'r') or typrelid in (select oid from pg_class where relkind = 'c'))
    ) as thing
    -- Not what belongs to an extension ('e') or goes with something else ('i').
    where not exists (
      select from pg_depend where classid = catalog and objid = thing.oid and deptype in ('e', 'i')
    )`)
  for (const { drop } of rows) await client.query(drop)
}
