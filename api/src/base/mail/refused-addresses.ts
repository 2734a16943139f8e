import { sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'
import type { LockedMail } from './queries.ts'

type Delivered = Pick<LockedMail, 'account_id' | 'recipient' | 'is_confidential'>

// A mark would reveal who got a confidential mail, and so would its removal.
const mayTell = ({ account_id, is_confidential }: Delivered) => account_id !== null && !is_confidential

/** Marks the address of an account that a mail server refused for good, unless it has changed since. */
export const markRefused = async (tx: Tx, mail: Delivered, answer: string): Promise<void> => {
  if (!mayTell(mail)) return
  await sql`
    insert into refused_addresses (account_id, email, since, answer)
    select id, email, clock_timestamp(), ${answer} from accounts
    where id = ${mail.account_id} and lower(email) = lower(${mail.recipient})
    on conflict (account_id) do update set answer = excluded.answer`.execute(tx)
}

/** Removes the mark: a mail has arrived at the address. */
export const clearRefusal = async (tx: Tx, mail: Delivered): Promise<void> => {
  if (!mayTell(mail)) return
  await tx
    .deleteFrom('refused_addresses')
    .where('account_id', '=', mail.account_id)
    .where(sql<boolean>`lower(email) = lower(${mail.recipient})`)
    .execute()
}
