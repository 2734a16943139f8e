import { NOTICE_DAYS } from '@academy/contract/privacy/erasure/kinds'
import { dayInVienna } from '../../../base/clock.ts'
import { togetherOrEach } from '../../../base/jobs/each-by-itself.ts'
import { sendMails } from '../../../base/mail/send-mail.ts'
import { expiryOf, findPeriods, periodAfter } from '../../../base/retention.ts'
import type { Tx } from '../../../db/connection.ts'
import { dormantMail } from './dormant-mail.ts'
import { type Dormant, findToTell, insertNotices } from './dormant-queries.ts'

/** The rest waits for the next hour. */
const BATCH = 500
const AHEAD = { amount: NOTICE_DAYS, unit: 'day' } as const

const keyOf = ({ id }: Dormant, now: Date) => `dormant:${id}:${now.getTime()}` as const

/**
 * Tells people 30 days before their account is erased. Who never confirmed the address gets no mail: anybody can register
 * the address of a stranger. Returns how many people it concerns.
 */
export const notifyDormant = async (tx: Tx, siteUrl: string, now: Date): Promise<number> => {
  const erase_on = periodAfter(now, AHEAD)
  const since = expiryOf('account', await findPeriods(tx), erase_on)
  const people = await findToTell(tx, since, dayInVienna(now), now, BATCH)
  const subjectOf = ({ id }: Dormant) => ({ account_id: id })
  const told = await togetherOrEach(tx, { job: 'dormancy_notices', now, subjectOf }, people, async some => {
    const readers = some.filter(({ email_verified }) => email_verified)
    const mails = readers.map(person => dormantMail(person, { key: keyOf(person, now), erase_on, siteUrl }))
    await sendMails(tx, mails, now)
    await insertNotices(
      tx,
      some.map(person => ({
        account_id: person.id,
        noticed_at: now,
        mail_key: person.email_verified ? keyOf(person, now) : null,
      })),
    )
  })
  return told.length
}
