import { book } from '@academy/contract/lodging/bookings/endpoints'
import type { Booking, BookingInput } from '@academy/contract/lodging/bookings/schemas'
import { findCredit } from '../src/areas/money/invoices/allocation-queries.ts'
import { clockFrom } from '../src/base/clock.ts'
import { insertAcademy } from './academy.ts'
import { type Person, type TestApp, testApp } from './app.ts'
import { payInvoice } from './invoices.ts'

interface LodgingFixture extends TestApp {
  academy_id: number
  /** The ids of the room types and the meal type: 30, 22 and 25 euros a night. */
  single: number
  double: number
  board: number
  /** Creates a person who can book. */
  guest(): Promise<Person>
  /** Nine nights in a single room with half board, with the given changes. */
  stayInput(changes?: Partial<BookingInput>): BookingInput
  book(as: Person, changes?: Partial<BookingInput>): Promise<Booking>
  /** Records a payment on an invoice, in cents. */
  pay(invoice_id: number | undefined, amount_cents: number): Promise<void>
  /** Sets the clock to this moment and keeps everyone logged in. */
  setClock(moment: string): Promise<void>
  /** Returns what is left of a person's payments, in cents. */
  creditOf(of: Person): Promise<number>
  /** Returns a person's invoices in the order of their numbers, with the open amounts. */
  invoicesOf(of: Person): Promise<
    {
      id: number
      kind: string
      cancels_id: number | null
      subject: string
      total_cents: number
      paid_cents: number
      outstanding_cents: number
      is_cancelled: boolean
    }[]
  >
  mailsTo(to: Person): Promise<{ key: string; subject: string; body_text: string; attachments: string[] }[]>
  /** Returns the taken beds of a room type for each night with any. */
  taken(room_type_id: number): Promise<Record<string, number>>
}

/** An academy from 1 to 15 August 2027, with few beds; cancelling is free until 1 July. */
export const lodgingFixture = async ({
  now = '2027-03-02T10:00:00+01:00',
  single_beds = 2,
  double_beds = 10,
} = {}): Promise<LodgingFixture> => {
  const fixture = await testApp({ ACADEMY_NOW: now, SITE_URL: 'https://academy.example' })
  const { db } = fixture
  const academy_id = await insertAcademy(db, 2027, { is_current: true })
  const offer = (name_de: string, name_en: string, price_cents: number) => ({
    academy_id,
    name_de,
    name_en,
    description_de: '',
    description_en: '',
    price_cents,
  })
  const [single, double] = await db
    .insertInto('room_types')
    .values([
      { ...offer('Einzelzimmer', 'Single room', 3000), beds: single_beds },
      { ...offer('Doppelzimmer', 'Double room', 2200), beds: double_beds },
    ])
    .returning('id')
    .execute()
  const board = await db
    .insertInto('meal_types')
    .values(offer('Halbpension', 'Half board', 2500))
    .returning('id')
    .executeTakeFirst()
  const ids = { single: single?.id ?? 0, double: double?.id ?? 0, board: board?.id ?? 0 }
  const stayInput: LodgingFixture['stayInput'] = (changes = {}) => ({
    start_date: '2027-08-01',
    end_date: '2027-08-10',
    academy_room_type_id: ids.single,
    academy_meal_type_id: ids.board,
    diet: 'VEGETARIAN',
    comment: '',
    agreedToTerms: true,
    ...changes,
  })
  return {
    ...fixture,
    ...ids,
    stayInput,
    academy_id,
    guest: async () => {
      const person = await fixture.person()
      await db.updateTable('profiles').set({ gender: 'female' }).where('account_id', '=', person.id).execute()
      return person
    },
    book: async (as, changes) => (await fixture.call(book, { body: stayInput(changes) }, { as })).body,
    pay: async (invoice_id = 0, amount_cents) => {
      await payInvoice(db, { invoice_id, amount_cents, paid_on: '2027-03-02' })
    },
    setClock: async moment => {
      const now = new Date(moment)
      fixture.services.clock = clockFrom(now)
      // Logged in again: a session does not last that long.
      await db.updateTable('access_tokens').set({ created_at: now, last_used_at: now }).execute()
    },
    creditOf: async of =>
      (await findCredit(db, of.id)).reduce((sum, { credit_cents }) => sum + credit_cents, 0),
    invoicesOf: of =>
      db
        .selectFrom('invoices')
        .innerJoin('invoice_balances', 'invoice_id', 'invoices.id')
        .select(['invoices.id', 'kind', 'cancels_id', 'subject', 'invoices.total_cents'])
        .select(['paid_cents', 'outstanding_cents', 'is_cancelled'])
        .where('account_id', '=', of.id)
        .orderBy('invoices.id')
        .execute(),
    mailsTo: to =>
      db
        .selectFrom('outbox')
        .select(['key', 'subject', 'body_text', 'attachments'])
        .where('recipient', '=', to.email)
        .orderBy('id')
        .execute(),
    taken: async room_type_id => {
      const rows = await db
        .selectFrom('taken_beds')
        .select(['night', 'taken'])
        .where('room_type_id', '=', room_type_id)
        .where('taken', '>', 0)
        .orderBy('night')
        .execute()
      return Object.fromEntries(rows.map(({ night, taken }) => [night, taken]))
    },
  }
}
