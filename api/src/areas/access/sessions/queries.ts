import type { Session } from '@academy/contract/access/sessions/schemas'
import { boolean, instant, nullable, number, text } from '../../../db/columns.ts'
import type { Tx } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'

type Row = Omit<Session, 'created_at' | 'last_used_at' | 'ends_at'> & { created_at: Date; last_used_at: Date }

/** That of the call first, then the one used last. */
export const findSessions = fixedStatement<Row>({
  id: number(),
  created_at: instant(),
  last_used_at: instant(),
  browser: nullable(text()),
  system: nullable(text()),
  network: nullable(text()),
  is_same_network: boolean(),
  is_current: boolean(),
})<[account_id: number, token_hash: Buffer, network_hash: string, usedAfter: Date, createdAfter: Date]>(`
  select id, created_at, last_used_at, browser, system, network,
    coalesce(network_hash = $3, false) as is_same_network, token_hash = $2 as is_current
  from access_tokens
  where account_id = $1 and last_used_at > $4 and created_at > $5
  order by is_current desc, last_used_at desc, id desc`)

/** Returns undefined if the account has no such session. */
export const deleteSession = (tx: Tx, account_id: number, id: number) =>
  tx
    .deleteFrom('access_tokens')
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .returning('device_hash')
    .executeTakeFirst()
