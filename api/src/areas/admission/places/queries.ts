import type { PlaceOffer, WaitingPerson } from '@academy/contract/admission/places/schemas'
import type { Locale } from '@academy/contract/base/locale'
import type { Insertable } from 'kysely'
import {
  boolean,
  day,
  instant,
  json,
  notNull,
  nullable,
  number,
  type RowOf,
  text,
} from '../../../db/columns.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { euros, isShownTo, utc } from '../../../db/expressions.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { lockAccount, lockApplication, lockMasterclass, shareAcademyOf } from '../../../db/locks.ts'
import type { PlaceOffers } from '../../../db/schema.ts'
import { violates } from '../../../db/violates.ts'
import { cardTables, freePlaces, instrumentJson, placeFigures } from '../../programme/index.ts'
import { lateFee, wasUnpaid } from '../applications/queries.ts'
import type { Owner } from '../selection/queries.ts'

const lateColumns = {
  account_id: number(),
  masterclass_id: number(),
  status: text<'applied' | 'accepted' | 'reserve' | 'rejected' | 'withdrawn'>(),
  is_final: boolean(),
  end_date: day(),
  was_unpaid: notNull(boolean()),
  fee_paid: notNull(boolean()),
  late_fee_cents: nullable(number()),
  credit_cents: number(),
  free_place_count: number(),
  /** The cancelled invoice of a late fee. */
  late_fee_invoice_id: nullable(number()),
}
export type LateApplicant = RowOf<typeof lateColumns>

const lateApplicant = fixedStatement<LateApplicant>(lateColumns)<[application_id: number]>(`
  select p.account_id, p.masterclass_id, p.status, m.finalized_at is not null as is_final, m.end_date,
    ${wasUnpaid('p', 'm')} as was_unpaid, p.fee_paid_at is not null as fee_paid,
    ${lateFee('p')} as late_fee_cents, (select coalesce(sum(cents), 0)::int from credits where account_id = p.account_id) as credit_cents,
    ${freePlaces} as free_place_count,
    case when ${lateFee('p')} is not null then p.fee_invoice_id end as late_fee_invoice_id
  from applications p join masterclasses m on m.id = p.masterclass_id cross join ${placeFigures}
  where p.id = $1`)

export const findLateApplicant = async (tx: Tx, application_id: number): Promise<LateApplicant | undefined> =>
  (await lateApplicant(tx, application_id))[0]

/**
 * Locks an application with its account and masterclass: nobody else withdraws or accepts it, or offers a place, until
 * the transaction ends.
 */
export const lockLateApplicant = async (
  tx: Tx,
  application_id: number,
  seen: LateApplicant,
): Promise<void> => {
  await lockAccount(tx, seen.account_id)
  await shareAcademyOf(tx, seen.masterclass_id)
  await lockMasterclass(tx, seen.masterclass_id)
  await lockApplication(tx, application_id)
}

/** The first on the waiting list of masterclass `m` who was not asked so far. */
const nextWaiting = `(
  select p.id from applications p
  where p.masterclass_id = m.id and p.status = 'reserve'
    and not exists (select from place_offers o where o.application_id = p.id)
  order by p.reserve_rank limit 1)`

const waitingJson = `json_build_object(
  'application_id', waiting.id, 'account_id', case when $2::int is null then waiting.account_id end, 'rank', waiting.rank,
  'full_name', full_name(person.first_name, person.last_name),
  'offer', (select json_build_object('state', o.state, 'expires_at', ${utc('o.expires_at')},
      'answered_at', ${utc('o.answered_at')})
    from place_offers o where o.application_id = waiting.id order by o.id desc limit 1))`

const placesColumns = {
  masterclass_id: number(),
  is_final: boolean(),
  start_date: day(),
  places: number(),
  participant_count: number(),
  offered_count: number(),
  /** Places of the final save that nobody has any more, and nobody was offered. */
  left_count: number(),
  is_told: boolean(),
  offers_automatic: boolean(),
  offer_hours: number(),
  next_application_id: nullable(number()),
  people: json<WaitingPerson[]>(),
}
export type PlacesRow = RowOf<typeof placesColumns>

const placesStatement = fixedStatement<PlacesRow>(placesColumns)<[masterclass_id: number, owner: Owner]>(`
  select m.id as masterclass_id, m.finalized_at is not null as is_final, m.start_date, taken.*,
    greatest(m.selected_count - taken.participant_count - taken.offered_count, 0) as left_count,
    m.letters_due_at is null as is_told, m.offers_automatic, a.offer_hours, ${nextWaiting} as next_application_id,
    (select coalesce(json_agg(${waitingJson} order by waiting.rank), '[]')
      from (select p.id, p.account_id, (row_number() over (order by p.reserve_rank))::int as rank from applications p
        where p.masterclass_id = m.id and p.status = 'reserve') waiting
      join accounts person on person.id = waiting.account_id) as people
  from ${cardTables} cross join ${placeFigures}
  where m.id = $1 and ${isShownTo('$2')}`)

export const findPlaces = async (
  db: Db | Tx,
  masterclass_id: number,
  owner: Owner = null,
): Promise<PlacesRow | undefined> => (await placesStatement(db, masterclass_id, owner))[0]

const offerColumns = {
  id: number(),
  application_id: number(),
  account_id: number(),
  masterclass_id: number(),
  academy_id: number(),
  full_name: text(),
  first_name: text(),
  email: text(),
  locale: text<Locale>(),
  state: text(),
  expires_at: instant(),
  participation_fee_cents: number(),
}
export type OfferRow = RowOf<typeof offerColumns>

const offerFields = `o.id, o.application_id, p.account_id, o.masterclass_id, m.academy_id,
  full_name(person.first_name, person.last_name) as full_name, person.first_name, person.email, person.locale,
  o.state, o.expires_at, m.participation_fee_cents`
const offerTables = `place_offers o
  join applications p on p.id = o.application_id
  join accounts person on person.id = p.account_id
  join masterclasses m on m.id = o.masterclass_id`

const offerStatement = fixedStatement<OfferRow>(offerColumns)<[id: number]>(
  `select ${offerFields} from ${offerTables} where o.id = $1`,
)
export const findOffer = async (tx: Tx, id: number): Promise<OfferRow | undefined> =>
  (await offerStatement(tx, id))[0]

const waitingStatement = fixedStatement({
  account_id: number(),
})<[account_ids: number[], academy_id: number]>(`
  select distinct p.account_id from applications p
  join masterclasses m on m.id = p.masterclass_id
  where p.account_id = any($1) and m.academy_id = $2 and p.status = 'reserve'
    and not exists (select from place_offers o where o.application_id = p.id and o.state <> 'open')`)

/** Returns who of these people can still be offered a place, or has one offered. */
export const findWaiting = async (tx: Tx, account_ids: number[], academy_id: number): Promise<number[]> =>
  (await waitingStatement(tx, account_ids, academy_id)).map(({ account_id }) => account_id)

const lateStatement = fixedStatement({ masterclass_id: number() })<[now: Date]>(`
  select distinct masterclass_id from place_offers where state = 'open' and expires_at <= $1
  order by masterclass_id limit 200`)

/** Returns the masterclasses with offers whose time has passed. */
export const findLateMasterclasses = async (db: Db, now: Date): Promise<number[]> =>
  (await lateStatement(db, now)).map(({ masterclass_id }) => masterclass_id)

const expiredStatement = fixedStatement<OfferRow>(offerColumns)<[masterclass_id: number, now: Date]>(`
  select ${offerFields} from ${offerTables}
  where o.masterclass_id = $1 and o.state = 'open' and o.expires_at <= $2 order by o.id`)
export const findExpired = (tx: Tx, masterclass_id: number, now: Date): Promise<OfferRow[]> =>
  expiredStatement(tx, masterclass_id, now)

/** The trigger refuses an offer for which there is no place. */
export const isWithoutPlace = violates('check', 'place_offers_within_places')

export const insertOffer = async (tx: Tx, offer: Insertable<PlaceOffers>): Promise<number> => {
  const { id } = await tx.insertInto('place_offers').values(offer).returning('id').executeTakeFirstOrThrow()
  return id
}

type Answered = 'accepted' | 'declined' | 'expired' | 'withdrawn'

export const setAnswered = (tx: Tx, ids: number[], state: Answered, answered_at: Date) =>
  tx.updateTable('place_offers').set({ state, answered_at }).where('id', 'in', ids).execute()

/** Ends the open offer of an application, if there is one. Returns its id. */
export const endOpenOffer = async (
  tx: Tx,
  application_id: number,
  state: Answered,
  answered_at: Date,
): Promise<number | undefined> => {
  const ended = await tx
    .updateTable('place_offers')
    .set({ state, answered_at })
    .where('application_id', '=', application_id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst()
  return ended?.id
}

/** As the person sees it, without what depends on the hour. */
export type StoredOffer = Omit<PlaceOffer, 'can_answer'>

const ownStatement = fixedStatement({
  offer: json<StoredOffer>(),
})<[account_id: number, id: number | null]>(`
  select json_build_object('id', o.id, 'application_id', p.id, 'state', o.state,
    'offered_at', ${utc('o.offered_at')}, 'expires_at', ${utc('o.expires_at')},
    'participation_fee', ${euros('m.participation_fee_cents')},
    'masterclass', json_build_object('id', m.id, 'start_date', m.start_date, 'end_date', m.end_date,
      'teacher', json_build_object('first_name', t.first_name, 'last_name', t.last_name),
      'instrument', ${instrumentJson})) as offer
  from place_offers o
  join applications p on p.id = o.application_id
  join (${cardTables}) on m.id = o.masterclass_id
  where p.account_id = $1 and case when $2::int is null then a.is_current else o.id = $2 end
  order by o.id desc limit 100`)

export const findOwnOffers = async (db: Db, account_id: number, id: number | null = null) =>
  (await ownStatement(db, account_id, id)).map(({ offer }) => offer)
