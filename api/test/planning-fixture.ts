import {
  addEvening,
  announceEvening,
  board,
  planEvening,
} from '@academy/contract/concerts/evenings/endpoints'
import { withdrawRequest } from '../src/areas/concerts/requests/write-queries.ts'
import { insertAcademy } from './academy.ts'
import { type Person, testApp } from './app.ts'
import { insertApplication, insertPeriod } from './concert.ts'
import { payInvoice } from './invoices.ts'
import { insertMasterclass } from './masterclass.ts'
import { insertComposer, insertPiece } from './repertoire.ts'

/** In the first days of the academy, before 11:00. */
const MORNING = '2027-08-03T09:00:00+02:00'

interface RequestInput {
  by?: Person
  locale?: 'de' | 'en'
  first_name?: string
  wants_recording?: boolean
  piece_id?: number
  movements?: string[]
  ensemble?: { name: string; instrument: string }[]
  period_id?: number
  earliest?: string
  academy_id?: number
  seconds?: number
}

/**
 * Creates an academy whose concerts the office plans, with a composer, one work of three movements and any
 * number of requests.
 */
export const planningFixture = async () => {
  const fixture = await testApp({ ACADEMY_NOW: MORNING, SITE_URL: 'https://academy.example' })
  const { db } = fixture
  const admin = await fixture.person(['AcademyManager'])
  const as = { as: admin }

  const academy = (year: number, is_current: boolean) => insertAcademy(db, year, { is_current })
  const academy_id = await academy(2027, true)

  const beethoven = await insertComposer(db)
  const sonata = await insertPiece(db, beethoven, {
    movements: ['Allegro ma non tanto', 'Scherzo. Allegro molto', 'Adagio cantabile – Allegro vivace'],
  })

  let people = 0
  const named = async (first_name: string, locale: 'de' | 'en' = 'en', last_name = 'Talbach') => {
    const person = await fixture.person()
    await db
      .updateTable('accounts')
      .set({ first_name, last_name, locale })
      .where('id', '=', person.id)
      .execute()
    return person
  }

  const request = async (input: RequestInput = {}) => {
    const { movements = [], ensemble = [], piece_id = sonata.id, wants_recording = false } = input
    const person = input.by ?? (await named(input.first_name ?? `Mira ${++people}`, input.locale))
    const { id } = await db
      .insertInto('concert_requests')
      .values({
        academy_id: input.academy_id ?? academy_id,
        account_id: person.id,
        piece_id,
        earliest_performance_date: input.earliest ?? '2027-08-04',
        duration_seconds: movements.length > 0 ? null : (input.seconds ?? 600),
        correpetition_period_id: input.period_id ?? null,
        is_chamber_music: ensemble.length > 0,
        chamber_ensemble: JSON.stringify(ensemble),
        wants_recording,
        requested_at: fixture.services.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [sort_order, title] of movements.entries()) {
      const { id: movement_id } = await db
        .selectFrom('movements')
        .select('id')
        .where('piece_id', '=', piece_id)
        .where('title', '=', title)
        .executeTakeFirstOrThrow()
      await db
        .insertInto('requested_movements')
        .values({ request_id: id, piece_id, movement_id, duration_seconds: 330, sort_order })
        .execute()
    }
    return { id, person }
  }

  /** Creates an application for a masterclass of this instrument with this status. */
  const applyFor = async (person: Person, key: string, status: 'applied' | 'accepted' | 'rejected') => {
    const { id } = await db
      .selectFrom('instruments')
      .select('id')
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
    const masterclass_id = await insertMasterclass(db)
    await db
      .updateTable('masterclasses')
      .set({ instrument_id: id })
      .where('id', '=', masterclass_id)
      .execute()
    await insertApplication(db, person.id, { masterclass_id, status })
  }

  const evening = async (date = '2027-08-06', place = 'Stiftskirche', length_minutes = 90) =>
    (await fixture.call(addEvening, { body: { date, place, length_minutes } }, as)).body
  const params = (id: number) => ({ params: { id: String(id) } })
  const plan = async (id: number, ...request_ids: number[]) =>
    (await fixture.call(planEvening, { ...params(id), body: { request_ids } }, as)).body
  const announce = async (id: number) => (await fixture.call(announceEvening, params(id), as)).body

  return {
    ...fixture,
    admin,
    academy_id,
    academy,
    composer: (composer: Parameters<typeof insertComposer>[1]) => insertComposer(db, composer),
    piece: async (composer_id: number, piece: Parameters<typeof insertPiece>[2]) =>
      (await insertPiece(db, composer_id, piece)).id,
    beethoven,
    sonata: sonata.id,
    period: (person: Person) => insertPeriod(db, person),
    named,
    request,
    withdraw: (id: number) =>
      db.transaction().execute(tx => withdrawRequest(tx, id, fixture.services.clock.now())),
    applyFor,
    params,
    evening,
    plan,
    announce,
    board: async () => (await fixture.call(board, {}, as)).body,
    /** Returns the mails to a person, oldest first, with their lines joined. */
    mailsTo: async (person: Person) => {
      const found = await db
        .selectFrom('outbox')
        .select(['key', 'locale', 'subject', 'body_text', 'attachments'])
        .where('recipient', '=', person.email)
        .orderBy('id')
        .execute()
      return found.map(mail => ({ ...mail, body_text: mail.body_text.replace(/\s+/g, ' ') }))
    },
    /** Returns every invoice of a person with its open amount. */
    invoicesOf: (person: Person) =>
      db
        .selectFrom('invoices')
        .innerJoin('invoice_balances', 'invoice_id', 'id')
        .select(['id', 'kind', 'locale', 'subject', 'cancels_id', 'invoices.total_cents'])
        .select(['outstanding_cents', 'is_cancelled', 'service_start', 'service_end'])
        .where('account_id', '=', person.id)
        .orderBy('id')
        .execute(),
    pay: async (invoice_id: number | undefined, amount_cents = 1_500) => {
      if (invoice_id === undefined) throw new Error('There is nothing to pay')
      const recorded_at = fixture.services.clock.now()
      await payInvoice(db, { invoice_id, amount_cents, paid_on: '2027-08-03', recorded_at })
    },
  }
}
export type PlanningFixture = Awaited<ReturnType<typeof planningFixture>>
