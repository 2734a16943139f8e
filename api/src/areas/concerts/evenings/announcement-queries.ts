import { boolean, day, json, nullable, number, text } from '../../../db/columns.ts'
import type { Tx } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { lockEvening, lockRequestsOfEvening } from '../../../db/locks.ts'
import { composerJson, isPaid, pieceJson, workTables } from '../requests/queries.ts'
import { needsNotice } from './queries.ts'
import type { PartnerNotice, PerformanceNotice } from './rules.ts'

/** Locks an evening and its requests: of two announcements at once the second finds nothing to announce. */
export const lockAnnouncement = async (tx: Tx, id: number): Promise<void> => {
  await lockEvening(tx, id)
  await lockRequestsOfEvening(tx, id)
}

const noticeKind = `case when r.evening_id is null then 'off' when r.announced_date is null then 'planned' else 'moved' end`

const noticesStatement = fixedStatement<PerformanceNotice>({
  kind: text(),
  request_id: number(),
  account_id: number(),
  email: text(),
  first_name: text(),
  locale: text(),
  composer: json(),
  piece: json(),
  announced_date: nullable(day()),
  announced_place: nullable(text()),
  wants_recording: boolean(),
  invoice_id: nullable(number()),
  recording: text(),
  recording_fee_cents: number(),
  start_date_academy: day(),
  end_date_academy: day(),
})<[evening_id: number]>(`
  select
    ${noticeKind} as kind,
    r.id as request_id, person.id as account_id, person.email, person.first_name, person.locale,
    ${composerJson} as composer, ${pieceJson} as piece,
    r.announced_date, r.announced_place, r.wants_recording, r.invoice_id,
    case when r.is_recording_free then 'free' when ${isPaid} then 'paid'
      when b.is_cancelled or b.invoice_id is null then 'none' else 'open' end as recording,
    academy.recording_fee_cents, academy.start_date_academy, academy.end_date_academy
  from concert_evenings e
  join academies academy on academy.id = e.academy_id
  join concert_requests r on ${needsNotice}
  join accounts person on person.id = r.account_id
  ${workTables}
  left join invoice_balances b on b.invoice_id = r.invoice_id
  where e.id = $1
  order by r.position, r.id`)

export const findPerformanceNotices = (tx: Tx, evening_id: number) => noticesStatement(tx, evening_id)

// Somebody of this academy whose name is that of a player. A name that two people have finds nobody.
const playersOf = (request: string) => `
  select found.id, false as is_accompanist
  from jsonb_array_elements(${request}.chamber_ensemble) player
  cross join lateral (
    select min(account.id) as id
    from (
      select p.account_id from applications p join masterclasses m on m.id = p.masterclass_id
      where m.academy_id = ${request}.academy_id and p.status <> 'withdrawn'
      union
      select account_id from concert_requests where academy_id = ${request}.academy_id and withdrawn_at is null
    ) member
    join accounts account on account.id = member.account_id
    where plain_text(player ->> 'name') in (
      plain_text(full_name(account.first_name, account.last_name)), plain_text(nullif(account.latin_name, '')))
    having count(*) = 1) found`

const partnersStatement = fixedStatement<PartnerNotice>({
  kind: text(),
  request_id: number(),
  account_id: number(),
  email: text(),
  first_name: text(),
  locale: text(),
  student_id: number(),
  student_name: text(),
  composer: json(),
  piece: json(),
  is_accompanist: boolean(),
})<[evening_id: number]>(`
  select ${noticeKind} as kind, r.id as request_id,
    partner.id as account_id, partner.email, partner.first_name, partner.locale,
    person.id as student_id, full_name(person.first_name, person.last_name) as student_name,
    ${composerJson} as composer, ${pieceJson} as piece, playing.is_accompanist
  from concert_evenings e
  join concert_requests r on ${needsNotice}
  join accounts person on person.id = r.account_id
  ${workTables}
  cross join lateral (
    select id, bool_or(is_accompanist) as is_accompanist
    from (
      select account_id as id, true as is_accompanist
      from correpetition_periods period where period.id = r.correpetition_period_id
      union all ${playersOf('r')}
    ) players
    where id <> r.account_id
    group by id) playing
  join accounts partner on partner.id = playing.id
  where e.id = $1
  order by partner.id, r.position, r.id`)

/** Returns who else plays in the performances that are announced, one row for each performance. */
export const findPartnerNotices = (tx: Tx, evening_id: number) => partnersStatement(tx, evening_id)

export const markAnnounced = (tx: Tx, id: number, announced_at: Date) =>
  tx.updateTable('concert_evenings').set({ announced_at }).where('id', '=', id).execute()

export const findInvoicedRequest = (tx: Tx, invoice_id: number) =>
  tx
    .selectFrom('concert_requests')
    .select(['id', 'announced_date'])
    .where('invoice_id', '=', invoice_id)
    .executeTakeFirst()
