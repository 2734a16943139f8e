import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '../db/connection.ts'
import { networkOf } from './network.ts'

// Keyed: addresses are few enough to guess them from a plain hash.
export const networkHash = (secret: string, address: string) =>
  createHmac('sha256', secret)
    .update(`network ${networkOf(address)}`)
    .digest('base64url')

/** Whether someone logged into this account from this network recently. */
export const isKnownNetwork = async (
  db: Db | Tx,
  secret: string,
  account_id: number,
  address: string,
): Promise<boolean> => {
  const { rows } = await sql`
    select from familiar_networks
    where account_id = ${account_id} and network = ${networkHash(secret, address)}`.execute(db)
  return rows.length > 0
}

export const rememberNetwork = async (
  db: Db | Tx,
  secret: string,
  login: { account_id: number; address: string; now: Date },
): Promise<void> => {
  await sql`
    insert into familiar_networks (account_id, network, last_login_at)
    values (${login.account_id}, ${networkHash(secret, login.address)}, ${login.now})
    on conflict (account_id, network) do update set last_login_at = excluded.last_login_at`.execute(db)
}

/** Forgets all networks of an account, because someone else may have logged in. */
export const forgetNetworks = async (db: Db | Tx, account_id: number): Promise<void> => {
  await sql`delete from familiar_networks where account_id = ${account_id}`.execute(db)
}

export const deleteUnusedNetworks = async (db: Db | Tx, since: Date): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('familiar_networks')
    .where('last_login_at', '<', since)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
