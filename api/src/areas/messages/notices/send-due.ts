import { type Clock, dayInVienna, hourInVienna, timeInVienna } from '../../../base/clock.ts'
import { togetherOrEach } from '../../../base/jobs/each-by-itself.ts'
import { toAccount } from '../../../base/mail/recipient.ts'
import { sendMails } from '../../../base/mail/send-mail.ts'
import type { Tx } from '../../../db/connection.ts'
import { isReminderHour } from '../../money/index.ts'
import { loadMailWordings } from '../../site/index.ts'
import { noticeMail, noticePages } from './mails.ts'
import { findCandidates, insertSentNotices, keyPrefix, type NoticeRow } from './queries.ts'
import { dueSubject, mondayOf } from './rules.ts'

const DAY_MS = 86_400_000
/** A mail that could not be sent for so long says nothing new. */
const LIFETIME_MS = 3 * DAY_MS

const keyOf = ({ account_id, kind, subject }: { account_id: number; kind: string; subject: string }) =>
  `${account_id} ${kind} ${subject}`

/** Records what is due, and returns what was not sent before. */
const takeDue = async (tx: Tx, candidates: NoticeRow[], today: string, sent_at: Date) => {
  const due = candidates.flatMap(row => {
    const subject = dueSubject(row, today)
    return subject === undefined ? [] : [{ ...row, subject }]
  })
  if (due.length === 0) return []
  const rows = due.map(({ account_id, kind, subject }) => ({ account_id, kind, subject, sent_at }))
  const added = new Set((await insertSentNotices(tx, rows)).map(keyOf))
  return due.filter(row => added.has(keyOf(row)))
}

interface Sending {
  siteUrl: string
  clock: Clock
  /** Replaced only in a test that shows why the record is needed. */
  take?: typeof takeDue
}

/** Adds the mails that are due to the outbox: one of each kind for each person, during the day in Vienna. */
export const sendNotices = async (tx: Tx, { siteUrl, clock, take = takeDue }: Sending): Promise<void> => {
  const now = clock.now()
  if (!isReminderHour(hourInVienna(now))) return
  const today = dayInVienna(now)
  const weekStart = timeInVienna(mondayOf(today), 0)
  const candidates = await findCandidates(tx, now, weekStart, today)
  const people = [...Map.groupBy(candidates, ({ account_id }) => account_id)]
  const subjectOf = ([account_id]: (typeof people)[number]) => ({ account_id })
  await togetherOrEach(tx, { job: 'notices', now, subjectOf }, people, async some => {
    const rows = some.flatMap(([, candidates]) => candidates)
    await mailNotices(tx, siteUrl, await take(tx, rows, today, now), now)
  })
}

const mailNotices = async (tx: Tx, siteUrl: string, notices: NoticeRow[], now: Date): Promise<void> => {
  if (notices.length === 0) return
  const today = dayInVienna(now)
  const wordings = await loadMailWordings(tx, Object.values(noticePages), today)
  const groups = Map.groupBy(notices, ({ kind, account_id }) => keyPrefix(kind, account_id))
  const mails = [...groups].flatMap(([prefix, rows]) => {
    const [first] = rows
    if (!first) return []
    return {
      key: `${prefix}${today}` as const,
      to: toAccount(first.account_id, first.email),
      about: rows.flatMap(({ about_id }) => about_id ?? []),
      content: noticeMail(wordings, first, rows, siteUrl),
      lifetime: LIFETIME_MS,
    }
  })
  await sendMails(tx, mails, now)
}
