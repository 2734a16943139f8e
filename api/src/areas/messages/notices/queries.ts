import type { Locale } from '@academy/contract/base/locale'
import { type NoticeKind, noticeKinds } from '@academy/contract/messages/notices/kinds'
import { type Insertable, sql } from 'kysely'
import { stopMails } from '../../../base/mail/resend.ts'
import { day, instant, localizedText, nullable, number, type RowOf, text } from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { hasReachedTeacher, isToldFinal } from '../../../db/expressions.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import type { SentNotices } from '../../../db/schema.ts'
import { remindedAt } from '../../admission/index.ts'
import { cardTables, instrumentNames } from '../../programme/index.ts'

const noticeColumns = {
  kind: text<NoticeKind>(),
  masterclass_id: number(),
  subject: text(),
  deadline: day(),
  start_date: day(),
  reminded_at: nullable(instant()),
  sent_at: nullable(instant()),
  account_id: number(),
  email: text(),
  first_name: text(),
  locale: text<Locale>(),
  ...localizedText('instrument'),
  teacher: text(),
  /** Whom it is about; empty if it is about the whole masterclass. */
  name: text(),
  about_id: nullable(number()),
  /** Applications that wait for a decision, or participants. */
  number: number(),
}
/** Something that a person may get a notice of. */
export type NoticeRow = RowOf<typeof noticeColumns>

/** What happened longer ago gets no notice: for somebody who wants these mails again, or after a standstill. */
const isRecent = (instant: string) => `${instant} between $1::timestamptz - interval '7 days' and $1`

interface Branch {
  kind: NoticeKind
  from: string
  subject: string
  isAboutApplicant?: true
  number?: string
  where: string
}

// `person` is the recipient; `m`, `t`, `i` and `a` are masterclass, teacher, instrument and academy.
const branch = ({ kind, from, subject, isAboutApplicant, number = '0', where }: Branch) => `
  select '${kind}' as kind, m.id as masterclass_id, ${subject} as subject, a.end_date_application as deadline,
    m.start_date, ${kind === 'selection_late' ? remindedAt : 'null::timestamptz'} as reminded_at,
    (select max(sent.sent_at) from sent_notices sent where sent.account_id = person.id and sent.kind = '${kind}')
      as sent_at,
    person.id as account_id, person.email, person.first_name, person.locale, ${instrumentNames},
    full_name(t.first_name, t.last_name) as teacher, ${
      isAboutApplicant
        ? `full_name(somebody.first_name, somebody.last_name) as name, somebody.id`
        : `'' as name, null::int`
    } as about_id, ${number} as number
  from ${cardTables} ${from}
  where a.is_current and ${where} and not exists (
    select from notice_refusals refusal where refusal.account_id = person.id and refusal.kind = '${kind}')`

const ofTeacher = 'join accounts person on person.id = t.account_id'
const ofAccompanist = `join accompanied_masterclasses chosen on chosen.masterclass_id = m.id
    join correpetition_periods period on period.id = chosen.period_id
    join accounts person on person.id = period.account_id`
const applicantOf = (applications: string) =>
  `join ${applications} p on p.masterclass_id = m.id join accounts somebody on somebody.id = p.account_id`
const waiting = `(
  select count(*)::int from forwarded_applications p where p.masterclass_id = m.id and p.status = 'applied')`
const isNew = `p.fee_paid_at < $2 and p.fee_paid_at > coalesce((select seen_at from seen_applications seen
    where seen.account_id = person.id and seen.masterclass_id = m.id), '-infinity')`

const branches: Branch[] = [
  {
    kind: 'new_applications',
    from: `${ofTeacher} ${applicantOf('forwarded_applications')}`,
    subject: `'application:' || p.application_id`,
    number: waiting,
    where: `m.finalized_at is null and p.status = 'applied' and ${isNew}`,
  },
  {
    kind: 'deadline',
    from: ofTeacher,
    subject: `'masterclass:' || m.id`,
    number: waiting,
    where: 'm.finalized_at is null and a.end_date_application >= $3::date',
  },
  {
    kind: 'selection_late',
    from: ofTeacher,
    subject: `'masterclass:' || m.id`,
    number: waiting,
    where: `m.finalized_at is null and a.end_date_application < $3::date and ${waiting} > 0`,
  },
  {
    kind: 'withdrawals',
    from: `${ofTeacher} ${applicantOf('applications')}`,
    subject: `'application:' || p.id`,
    isAboutApplicant: true,
    // A place that is given up after the final save is in the mail about what becomes of it.
    where: `p.status = 'withdrawn' and ${hasReachedTeacher} and ${isRecent('p.withdrawn_at')}
      and (m.finalized_at is null or p.withdrawn_at < m.finalized_at)`,
  },
  {
    kind: 'assigned',
    from: ofAccompanist,
    // A masterclass that was removed and assigned again gets a notice again.
    subject: `'masterclass:' || m.id || ':' || floor(extract(epoch from chosen.assigned_at))`,
    where: isRecent('chosen.assigned_at'),
  },
  {
    kind: 'class_final',
    from: ofAccompanist,
    // A selection that was opened again gets a notice again.
    subject: `'masterclass:' || m.id || ':' || floor(extract(epoch from m.finalized_at))`,
    number: `(select count(*)::int from participants p where p.masterclass_id = m.id)`,
    where: `${isToldFinal} and ${isRecent('m.finalized_at')}`,
  },
  {
    kind: 'repertoire_changed',
    from: `${ofAccompanist} ${applicantOf('participants')}
      join repertoire_changes change on change.application_id = p.application_id`,
    subject: `'change:' || change.id`,
    isAboutApplicant: true,
    where: isRecent('change.changed_at'),
  },
]

const candidatesStatement = fixedStatement(noticeColumns)<[now: Date, week_start: Date, today: string]>(`
  select one.* from (${branches.map(branch).join(' union all ')}) one
  where not exists (select from sent_notices sent
    where sent.account_id = one.account_id and sent.kind = one.kind and sent.subject = one.subject)
  order by one.kind, one.account_id, one.start_date, one.masterclass_id, one.name, one.subject`)

/** Returns what teachers and accompanists may have to get a notice of; applications count up to the start of the week. */
export const findCandidates = (tx: Tx, now: Date, week_start: Date, today: string): Promise<NoticeRow[]> =>
  candidatesStatement(tx, now, week_start, today)

type SentNotice = Required<Insertable<SentNotices>>

/** Records notices as sent, and returns those that were not recorded before. */
export const insertSentNotices = (tx: Tx, notices: SentNotice[]) =>
  tx
    .insertInto('sent_notices')
    .values(notices)
    .onConflict(conflict => conflict.doNothing())
    .returning(['account_id', 'kind', 'subject'])
    .execute()

export const keyPrefix = (kind: NoticeKind, account_id: number) => `notice:${kind}:${account_id}:` as const

/** Returns the kinds that the person refuses. */
export const findRefused = async (db: Db | Tx, account_id: number): Promise<Set<NoticeKind>> => {
  const rows = await db
    .selectFrom('notice_refusals')
    .select('kind')
    .where('account_id', '=', account_id)
    .execute()
  return new Set(noticeKinds.filter(kind => rows.some(row => row.kind === kind)))
}

/** Records the refusal and stops mails of this kind that still wait. Returns whether it is new. */
export const insertRefusal = async (tx: Tx, account_id: number, kind: NoticeKind, since: Date) => {
  const inserted = await tx
    .insertInto('notice_refusals')
    .values({ account_id, kind, since })
    .onConflict(conflict => conflict.doNothing())
    .returning('kind')
    .executeTakeFirst()
  await stopMails(
    tx,
    sql`outbox.account_id = ${account_id} and starts_with(outbox.key, ${keyPrefix(kind, account_id)})`,
  )
  return inserted !== undefined
}

export const deleteRefusal = async (tx: Tx, account_id: number, kind: NoticeKind): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('notice_refusals')
    .where('account_id', '=', account_id)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
