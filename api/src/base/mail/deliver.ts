import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import { withTimeout } from '../with-timeout.ts'
import { attachmentFailure, type Failure, failureOf } from './failure.ts'
import {
  disableIdleTimeout,
  type LockedMail,
  markFailed,
  markPostponed,
  markSent,
  takeMail,
} from './queries.ts'
import { type RenewLink, withFreshLink } from './renew-link.ts'
import { nextDelay, type ServerState, unlimitedDelay } from './server-state.ts'
import type { Attachment, SmtpTransport } from './smtp-transport.ts'

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

/** Creates the file of an attachment by its name. */
export type Attach = (name: string) => Promise<Attachment>

interface DeliveryContext {
  db: Db
  smtp: SmtpTransport
  attach: Attach
  /** Time limit in milliseconds for creating the attachments of one mail. */
  attachTimeoutMs: number
  renew: RenewLink
  server: ServerState
  /** Mails that were sent when the database failed before recording it. */
  unrecorded: Set<number>
}

export interface Outcome {
  id: number
  failure: Failure | undefined
  /** Was not sent, because nobody needs it any more. */
  isObsolete?: boolean
}

/** Sends the next due mail, if there is one, and records the outcome. */
export const deliverNext = async (context: DeliveryContext): Promise<Outcome | undefined> => {
  const { db, smtp, renew, server, unrecorded } = context
  const outcome = await db.transaction().execute(async tx => {
    await disableIdleTimeout(tx)
    const taken = await takeMail(tx)
    if (!taken) return undefined
    const mail = await withFreshLink(tx, taken, renew)
    if (!mail) return { id: taken.id, failure: undefined, isObsolete: true }
    const failure = unrecorded.has(mail.id) ? undefined : await attempt(context, mail)
    if (!failure) {
      unrecorded.add(mail.id)
      server.works()
      await markSent(tx, mail)
      await clearRefusal(tx, mail)
      return { id: mail.id, failure }
    }
    if (await server.isInTrouble(mail.id, failure, smtp.probe)) {
      await markPostponed(tx, mail.id, failure.message)
      return { id: mail.id, failure: { ...failure, cause: 'server' as const } }
    }
    const attempts = mail.attempts + 1
    await markFailed(tx, mail.id, {
      attempts,
      last_error: failure.message,
      delay: delayOf(failure, attempts),
    })
    if (failure.isAddressRefused) await markRefused(tx, mail, failure.message)
    return { id: mail.id, failure }
  })
  if (outcome) unrecorded.delete(outcome.id)
  return outcome
}

const delayOf = ({ isFinal, cause }: Failure, attempts: number): number | undefined => {
  if (isFinal) return undefined
  // The file store may be down for longer than all attempts take.
  return cause === 'attachment' ? unlimitedDelay(attempts) : nextDelay(attempts)
}

const attempt = async (
  { smtp, attach, attachTimeoutMs }: DeliveryContext,
  mail: LockedMail,
): Promise<Failure | undefined> => {
  const secrets = mail.is_confidential ? [...smtp.secrets, mail.recipient] : smtp.secrets
  let attachments: Attachment[]
  try {
    attachments = await withTimeout(
      attachTimeoutMs,
      'Making the attachments',
      Promise.all(mail.attachments.map(attach)),
    )
  } catch (error) {
    return attachmentFailure(error, secrets)
  }
  try {
    await smtp.send(mail, attachments)
    return undefined
  } catch (error) {
    return failureOf(error, secrets)
  }
}
