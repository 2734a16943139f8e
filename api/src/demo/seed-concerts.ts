import { laterDay } from '@academy/contract/base/days'
import { findPerformanceNotices, markAnnounced } from '../areas/concerts/evenings/announcement-queries.ts'
import { changeRequest, insertEvening } from '../areas/concerts/evenings/queries.ts'
import { syncRecordingInvoice } from '../areas/concerts/evenings/recording-invoice.ts'
import { recordRequest } from '../areas/concerts/requests/record.ts'
import { insertPaymentOn } from '../areas/money/invoices/allocation-queries.ts'
import type { Tx } from '../db/connection.ts'
import type { DemoConcerts, DemoEvening, DemoRequest } from './content/concerts.ts'
import { timestampOn } from './season.ts'

/** The input for seeding the concerts of an academy. */
interface ConcertSeason {
  academy_id: number
  start_date: string
  concerts: DemoConcerts
  /** Days of the requests count back from this day, but not before `first_day`. */
  day: string
  first_day: string
  /** What would be announced after this day is only planned. */
  today: string
  accountOf: ReadonlyMap<string, number>
}

const accountFor = ({ accountOf }: ConcertSeason, email: string): number => {
  const id = accountOf.get(email)
  if (!id) throw new Error(`Demo content: there is no account ${email}`)
  return id
}

/** Returns the work in the catalogue that a request refers to, with its movements. */
const findWork = async (tx: Tx, [composer, mark]: DemoRequest['work']) => {
  const [piece, ...others] = await tx
    .selectFrom('pieces')
    .innerJoin('composers', 'composers.id', 'composer_id')
    .select('pieces.id')
    .where('last_name', '=', composer)
    .where(where =>
      where.or((['title', 'opus', 'catalogue_no'] as const).map(field => where(field, '=', mark))),
    )
    .execute()
  if (!piece || others.length > 0)
    throw new Error(`Demo content: ${others.length + (piece ? 1 : 0)} works match ${composer}, ${mark}`)
  const movements = await tx
    .selectFrom('movements')
    .select(['id', 'position'])
    .where('piece_id', '=', piece.id)
    .execute()
  return { piece_id: piece.id, movementAt: new Map(movements.map(({ id, position }) => [position, id])) }
}

const send = async (
  tx: Tx,
  season: ConcertSeason,
  correpetition_id: number | null,
  request: DemoRequest,
): Promise<number> => {
  const { ensemble = [], movements = [], seconds = null, is_accompanied = false } = request
  const { piece_id, movementAt } = await findWork(tx, request.work)
  const sent_on = laterDay(season.day, -request.sent)
  return recordRequest(
    tx,
    { academy_id: season.academy_id, account_id: accountFor(season, request.email) },
    {
      piece_id,
      earliest_performance_date: laterDay(season.start_date, request.earliest_day),
      correpetition_id: is_accompanied ? correpetition_id : null,
      page_turner_confirmed: is_accompanied,
      is_chamber_music: ensemble.length > 0,
      chamber_ensemble: [...ensemble],
      wants_recording: request.recording !== undefined,
      notes: request.notes ?? '',
      movements: movements.map(([place, duration_seconds], sort_order) => ({
        movement_id: movementAt.get(place) ?? 0,
        duration_seconds,
        sort_order,
      })),
      duration_seconds: seconds,
    },
    timestampOn(sent_on < season.first_day ? season.first_day : sent_on),
  )
}

/** Announces an evening without sending mails. */
const announce = async (tx: Tx, evening: { id: number; date: string; place: string }, now: Date) => {
  for (const notice of await findPerformanceNotices(tx, evening.id)) {
    await changeRequest(tx, notice.request_id, {
      announced_evening_id: evening.id,
      announced_date: evening.date,
      announced_place: evening.place,
    })
    await syncRecordingInvoice(tx, notice, now)
  }
  await markAnnounced(tx, evening.id, now)
}

const payRecording = async (
  tx: Tx,
  season: ConcertSeason,
  id: number,
  { recording }: DemoRequest,
  on: string,
) => {
  if (!recording || recording === 'wished') return
  const { invoice_id, amount_cents } = await tx
    .selectFrom('concert_requests')
    .innerJoin('invoices', 'invoices.id', 'invoice_id')
    .select(['invoices.id as invoice_id', 'total_cents as amount_cents'])
    .where('concert_requests.id', '=', id)
    .executeTakeFirstOrThrow()
  const recorded_by = accountFor(season, 'manager@example.org')
  await insertPaymentOn(tx, {
    invoice_id,
    amount_cents,
    paid_on: on,
    recorded_at: timestampOn(on),
    recorded_by,
  })
  if (recording === 'there')
    await changeRequest(tx, id, { video_url: `https://video.example.org/amselzell-demo-${id}` })
}

/** Creates an evening with its programme. `idOf` maps requests to their ids. */
const createEvening = async (
  tx: Tx,
  season: ConcertSeason,
  { day, place, length_minutes, announced_before, programme }: DemoEvening,
  idOf: ReadonlyMap<DemoRequest, number>,
) => {
  const date = laterDay(season.start_date, day)
  const { id: evening_id } = await insertEvening(tx, season.academy_id, { date, place, length_minutes })
  const planned = programme.map(request => ({ request, id: idOf.get(request) ?? 0 }))
  for (const [index, { id }] of planned.entries())
    await tx
      .updateTable('concert_requests')
      .set({ evening_id, position: index + 1 })
      .where('id', '=', id)
      .execute()
  const announced_on = laterDay(date, -announced_before)
  if (announced_on > season.today) return
  await announce(tx, { id: evening_id, date, place }, timestampOn(announced_on))
  for (const { id, request } of planned) await payRecording(tx, season, id, request, announced_on)
}

/** Creates requests and evenings, through the same functions as the product. */
export const seedConcerts = async (tx: Tx, season: ConcertSeason): Promise<void> => {
  const { evenings, waiting } = season.concerts
  const period = await tx
    .selectFrom('correpetition_periods')
    .select('id')
    .where('academy_id', '=', season.academy_id)
    .orderBy('id')
    .executeTakeFirst()
  const all = [...evenings.flatMap(({ programme }) => programme), ...waiting]
  const idOf = new Map<DemoRequest, number>()
  for (const request of all.toSorted((a, b) => b.sent - a.sent))
    idOf.set(request, await send(tx, season, period?.id ?? null, request))
  for (const evening of evenings) await createEvening(tx, season, evening, idOf)
}
