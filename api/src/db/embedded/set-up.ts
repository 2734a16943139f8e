import type { Client } from 'pg'
import { StartRefusal } from '../../base/start-refusal.ts'
import { waitForSetUp } from '../advisory-locks.ts'
import type { Cluster } from './cluster.ts'
import { connect, isServerGone, lockUsersShared } from './connect.ts'
import { hasCode } from './folder-lock.ts'
import { IS_SET_UP, MISSING_OWNERSHIP, passwordOfRole, ROLE, SUPERUSER } from './role.ts'

/**
 * Ensures that the database and the role of the application exist. Normally this is one query as that role;
 * the superuser connects only if something is missing. Returns false while the server is starting up or
 * shutting down.
 */
export async function ensureSetUp(cluster: Cluster, port: number, label: string): Promise<boolean> {
  if (await isSetUp(cluster, port, label)) return true
  const client = await connect(cluster, port, { user: SUPERUSER, database: 'postgres', label })
  if (!client) return false
  try {
    // No one stops the server while this lock is held.
    if (!(await lockUsersShared(client))) return false
    await ensureDatabase(client)
    return await ensureRole(cluster, port, label)
  } catch (error) {
    if (isServerGone(error)) return false
    throw error
  } finally {
    await client.end().catch(() => {})
  }
}

async function isSetUp(cluster: Cluster, port: number, label: string): Promise<boolean> {
  const client = await connect(cluster, port, { user: ROLE, database: 'academy', label }).catch(
    () => undefined,
  )
  if (!client) return false
  try {
    return await isDone(client)
  } catch (error) {
    if (isServerGone(error)) return false
    throw error
  } finally {
    await client.end().catch(() => {})
  }
}

const isDone = async (client: Client) =>
  (await client.query<{ done: boolean }>(IS_SET_UP)).rows[0]?.done === true

/** Creates the database of the academy on the first start. */
async function ensureDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query("select from pg_database where datname = 'academy'")
  if (rowCount) return
  await client.query('create database academy').catch(error => {
    // Another start created the database first, or is creating it right now.
    if (!hasCode(error, '42P04', '23505')) throw error
  })
}

/** In one transaction: data of an older version is converted completely or not at all. */
async function ensureRole(cluster: Cluster, port: number, label: string): Promise<boolean> {
  const client = await connect(cluster, port, { user: SUPERUSER, database: 'academy', label })
  if (!client) return false
  try {
    await client.query('begin')
    // Of several starts at once one does the work, and the others find it done.
    await waitForSetUp(client)
    await client.query(`set local lock_timeout = '10s'`)
    await createRole(client, passwordOfRole(cluster.password))
    await runEach(client, MISSING_OWNERSHIP)
    await client.query('commit')
    return true
  } catch (cause) {
    if (!hasCode(cause, '55P03', '40P01')) throw cause
    throw new StartRefusal('Something else is at work in the database. Stop it first, then start again.', {
      cause,
    })
  } finally {
    // Ending the connection rolls back an open transaction.
    await client.end().catch(() => {})
  }
}

/** Creates the role, or resets its password and removes special rights. */
async function createRole(client: Client, password: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [ROLE])
  await client.query(
    `${rowCount ? 'alter' : 'create'} role ${ROLE} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
     password ${client.escapeLiteral(password)} valid until 'infinity'`,
  )
  await runEach(
    client,
    `select format('revoke %I from ${ROLE} granted by %I', pg_get_userbyid(roleid), pg_get_userbyid(grantor)) as statement
     from pg_auth_members where member = '${ROLE}'::regrole`,
  )
}

async function runEach(client: Client, query: string): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(query)
  for (const { statement } of rows) await client.query(statement)
}
