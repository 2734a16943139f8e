import { boolean, day, json, nullable, number, text } from '../../db/columns.ts'
import type { Tx } from '../../db/connection.ts'
import { fixedStatement } from '../../db/fixed-statement.ts'
import { lockEvening, lockRequestsOfEvening } from '../../db/locks.ts'
import { composerJson, isPaid, pieceJson, workTables } from '../concerts/queries.ts'
import { needsNotice } from './queries.ts'
import type { PerformanceNotice } from './rules.ts'

/** Locks an evening and its requests: of two announcements at once the second finds nothing to announce. */
export const lockAnnouncement = async (tx: Tx, id: number): Promise<void> => {
  await lockEvening(tx, id)
  await lockRequestsOfEvening(tx, id)
}

const noticesStatement = fixedStatement<PerformanceNotice, [evening_id: number]>({
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
})(`
  select
    case when r.evening_id is null then 'off' when r.announced_date is null then 'planned' else 'moved' end as kind,
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

export const markAnnounced = (tx: Tx, id: number, announced_at: Date) =>
  tx.updateTable('concert_evenings').set({ announced_at }).where('id', '=', id).execute()
