import type { Locale } from '@academy/contract/base/locale'
import { NOTICE_DAYS } from '@academy/contract/privacy/erasure/kinds'
import { dayInVienna } from '../../../base/clock.ts'
import type { FileStore } from '../../../base/files/store.ts'
import { dayText } from '../../../base/formats.ts'
import { eachByItself, togetherOrEach } from '../../../base/jobs/each-by-itself.ts'
import { greeting } from '../../../base/mail/mail-content.ts'
import { type MailKey, type OutgoingMail, sendMails, toAccount } from '../../../base/mail/send-mail.ts'
import { expiryOf, findPeriods, periodAfter } from '../../../base/retention.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { loginUrl } from '../../access/index.ts'
import { type Dormant, findDormant, findToTell, insertNotices, isStillDormant } from './dormant-queries.ts'
import { eraseAccount, lockForErasing, removeErased } from './erase.ts'

interface DormantTexts {
  subject: string
  paragraphs: (day: string) => string[]
  keep: string
}

const texts: Record<Locale, DormantTexts> = {
  en: {
    subject: 'We will delete your account unless you log in',
    paragraphs: day => [
      `You have not used your account for a long time. We keep personal data only as long as it is needed, so we will delete your account on ${day}.`,
      'If you would like to keep it, just log in once before that day. If not, there is nothing to do.',
      'Invoices and payments are kept as long as the law requires. Everything else goes, and we will not write to you again.',
    ],
    keep: 'Log in and keep my account',
  },
  de: {
    subject: 'Wir löschen Ihr Konto, wenn Sie sich nicht einloggen',
    paragraphs: day => [
      `Sie haben Ihr Konto lange nicht benutzt. Wir behalten persönliche Daten nur so lange, wie wir sie brauchen, und löschen Ihr Konto deshalb am ${day}.`,
      'Möchten Sie es behalten, loggen Sie sich vor diesem Tag einmal ein. Wenn nicht, müssen Sie nichts tun.',
      'Rechnungen und Zahlungen bleiben so lange, wie das Gesetz es verlangt. Alles andere wird gelöscht, und wir schreiben Ihnen nicht mehr.',
    ],
    keep: 'Einloggen und Konto behalten',
  },
}

const DAY_MS = 86_400_000

/** Says when an account that nobody uses is deleted, and how to keep it. After that day it is not sent any more. */
const dormantMail = (
  { id, email, first_name, locale }: Dormant,
  { key, erase_on, siteUrl }: { key: MailKey; erase_on: Date; siteUrl: string },
): OutgoingMail => {
  const { subject, paragraphs, keep } = texts[locale]
  return {
    key,
    to: toAccount(id, email),
    lifetime: NOTICE_DAYS * DAY_MS,
    content: {
      locale,
      subject,
      greeting: greeting[locale](first_name),
      paragraphs: paragraphs(dayText(dayInVienna(erase_on), locale)),
      action: { label: keep, url: loginUrl(siteUrl) },
    },
  }
}

/** The rest waits for the next hour. */
const TOLD_AT_ONCE = 500
const AHEAD = { amount: NOTICE_DAYS, unit: 'day' } as const

const keyOf = ({ id }: Dormant, now: Date) => `dormant:${id}:${now.getTime()}` as const

/**
 * Tells people `NOTICE_DAYS` before their account is erased. Who never confirmed the address gets no mail: anybody can
 * register the address of a stranger. Returns how many people it concerns.
 */
export const notifyDormant = async (tx: Tx, siteUrl: string, now: Date): Promise<number> => {
  const erase_on = periodAfter(now, AHEAD)
  const since = expiryOf('account', await findPeriods(tx), erase_on)
  const people = await findToTell(tx, since, dayInVienna(now), now, TOLD_AT_ONCE)
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

/** The rest waits for the next hour. */
const ERASED_AT_ONCE = 100

interface EraseContext {
  db: Db
  files: FileStore
}

const eraseOne = async (
  { db, files }: EraseContext,
  id: number,
  time: { since: Date; today: string; now: Date },
) => {
  const unused = await db.transaction().execute(async tx => {
    await lockForErasing(tx, id)
    if (!(await isStillDormant(tx, id, time))) return undefined
    return eraseAccount(tx, { account_id: id, ground: 'dormant', now: time.now })
  })
  if (unused) await removeErased(files, unused)
}

/** Erases people whose last login is too long ago and who were told. What the law wants kept stays, as it does when they ask for it. */
export const eraseDormant = async (context: EraseContext, now: Date): Promise<void> => {
  const since = expiryOf('account', await findPeriods(context.db), now)
  const time = { since, today: dayInVienna(now), now }
  const dormant = await findDormant(context.db, since, { ...time, limit: ERASED_AT_ONCE })
  const each = { job: 'erasure_dormant', now, subjectOf: (account_id: number) => ({ account_id }) } as const
  await eachByItself(context.db, each, dormant, id => eraseOne(context, id, time))
}
