import * as contract from '@academy/contract/messages/notices/endpoints'
import { noticeKindsOf } from '@academy/contract/messages/notices/kinds'
import { audit } from '../../../base/audit.ts'
import { type Clock, dayInVienna, hourInVienna, timeInVienna } from '../../../base/clock.ts'
import { togetherOrEach } from '../../../base/jobs/each-by-itself.ts'
import { sendMails, toAccount } from '../../../base/mail/send-mail.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { CallUser } from '../../../base/services.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { isReminderHour } from '../../money/index.ts'
import { loadMailWordings } from '../../site/index.ts'
import { noticeMail, noticePages } from './mails.ts'
import {
  deleteRefusal,
  findCandidates,
  findRefused,
  insertRefusal,
  insertSentNotices,
  keyPrefix,
  type NoticeRow,
} from './queries.ts'
import { dueSubject, mondayOf } from './rules.ts'

const choicesOf = async (db: Db | Tx, { id, roles }: CallUser) => {
  const refused = await findRefused(db, id)
  return { notices: noticeKindsOf(roles).map(kind => ({ kind, is_wanted: !refused.has(kind) })) }
}

export const showChoices = serve(contract.noticeChoices, ({ db }, { user }) => choicesOf(db, user))

export const choose = serve(
  contract.chooseNotice,
  async ({ db }, { body: { kind, is_wanted }, user, now }) => {
    if (!noticeKindsOf(user.roles).includes(kind)) throw problem('not_found')
    return db.transaction().execute(async tx => {
      const isChanged = is_wanted
        ? await deleteRefusal(tx, user.id, kind)
        : await insertRefusal(tx, user.id, kind, now)
      const action = is_wanted ? 'notice_accepted' : 'notice_refused'
      if (isChanged)
        await audit(tx, { at: now, action, actor_id: user.id, account_id: user.id, details: { kind } })
      return choicesOf(tx, user)
    })
  },
)

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

interface NoticeRun {
  siteUrl: string
  clock: Clock
}

/** Adds the mails that are due to the outbox: one of each kind for each person, during the day in Vienna. */
export const sendNotices = async (tx: Tx, { siteUrl, clock }: NoticeRun): Promise<void> => {
  const now = clock.now()
  if (!isReminderHour(hourInVienna(now))) return
  const today = dayInVienna(now)
  const weekStart = timeInVienna(mondayOf(today), 0)
  const candidates = await findCandidates(tx, now, weekStart, today)
  const people = [...Map.groupBy(candidates, ({ account_id }) => account_id)]
  const subjectOf = ([account_id]: (typeof people)[number]) => ({ account_id })
  await togetherOrEach(tx, { job: 'notices', now, subjectOf }, people, async some => {
    const rows = some.flatMap(([, candidates]) => candidates)
    await mailNotices(tx, siteUrl, await takeDue(tx, rows, today, now), now)
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
