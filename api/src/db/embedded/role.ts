import { createHmac } from 'node:crypto'

/** Created by initdb, with all rights that PostgreSQL has on the machine. Used by the setup only. */
export const SUPERUSER = 'academy'
/** Owns the database and has no other rights. Used by the application and its commands. */
export const ROLE = 'academy_app'

/**
 * Derives the password of the role, so that a copy of the data folder needs no second secret. The superuser
 * password cannot be computed from it.
 */
export const passwordOfRole = (superuserPassword: string): string =>
  createHmac('sha256', superuserPassword).update(ROLE).digest('base64url')

/**
 * Returns one row with a statement for each object that the role does not own. Leaves out what follows its
 * table (indexes, row types, sequences of columns) and what an extension owns.
 */
export const MISSING_OWNERSHIP = `
  select format('alter %s %s owner to ${ROLE}', kind, name) as statement
  from (
    select 'pg_class'::regclass as catalog, oid, oid::regclass::text as name, relowner as owner,
      case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
        when 'f' then 'foreign table' else 'table' end as kind
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S', 'f')
    union all
    select 'pg_proc'::regclass, oid, oid::regprocedure::text, proowner, 'routine'
    from pg_proc
    where pronamespace = 'public'::regnamespace
    union all
    select 'pg_type'::regclass, oid, oid::regtype::text, typowner, 'type'
    from pg_type
    where typnamespace = 'public'::regnamespace and (typtype in ('e', 'd', 'r') or typrelid in (select oid from pg_class where relkind = 'c'))
    union all
    select 'pg_namespace'::regclass, oid, nspname::text, nspowner, 'schema'
    from pg_namespace
    where nspname = 'public' and nspowner <> 'pg_database_owner'::regrole
    union all
    select 'pg_database'::regclass, oid, quote_ident(datname), datdba, 'database'
    from pg_database
    where datname = current_database()
  ) as thing
  where owner is distinct from (select oid from pg_roles where rolname = '${ROLE}')
    and not exists (
      select from pg_depend
      where classid = catalog and objid = thing.oid
        and (deptype in ('e', 'i') or kind = 'sequence' and deptype = 'a' and refclassid = 'pg_class'::regclass)
    )`

/** Whether the role exists without special rights. */
const IS_PLAIN = `
  select from pg_roles
  where rolname = '${ROLE}' and rolcanlogin
    and not (rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls)
    and not exists (select from pg_auth_members where member = pg_roles.oid)`

export const IS_SET_UP = `select exists (${IS_PLAIN}) and not exists (${MISSING_OWNERSHIP}) as done`
