import { book } from '@academy/contract/lodging/bookings/endpoints'
import { officeCancelBooking } from '@academy/contract/lodging/housekeeping/endpoints'
import { showPerson } from '@academy/contract/office/person-page/endpoints'
import type { Person as PersonPage } from '@academy/contract/office/person-page/schemas'
import { clockFrom } from '../src/base/clock.ts'
import type { Person } from './app.ts'
import { payInvoice } from './invoices.ts'
import { type SelectionFixture, selectionFixture } from './selection-fixture.ts'

interface ApplicantInput {
  paid?: boolean
  is_accepted?: boolean | null
  resume?: boolean
}

export interface PersonFixture extends Omit<SelectionFixture, 'applicant'> {
  manager: Person
  masterclass_id: number
  /** The ids of the room type with two beds, and of half board: 30 and 25 euros a night. */
  single: number
  board: number
  /** Creates a girl of 17 with an application for the masterclass. */
  applicant(input?: ApplicantInput): ReturnType<SelectionFixture['applicant']>
  /** Books nine nights with half board for a person, as themselves. */
  stay(as: Person): Promise<{ booking_id: number; invoice_id: number }>
  /** Cancels a booking free of charge, as the office. */
  cancelStay(booking_id: number): Promise<void>
  pay(invoice_id: number, amount_cents: number): Promise<void>
  /** Does something at another time. */
  at<T>(moment: string, work: () => Promise<T>): Promise<T>
  /** Returns the page of a person, as the manager sees it. */
  show(id: number): Promise<PersonPage>
  /** Returns the entries of the audit log about an action. */
  entries(action: string): Promise<{ actor_id: number | null; account_id: number | null; details: unknown }[]>
  mailsTo(id: number): Promise<{ key: string; subject: string; body_text: string; attachments: string[] }[]>
}

/** An academy with its office, one masterclass, and two beds. */
export const personFixture = async (now?: string): Promise<PersonFixture> => {
  const fixture = await selectionFixture(now)
  const { db, academy_id } = fixture
  const offer = { academy_id, description_de: '', description_en: '' }
  const single = await db
    .insertInto('room_types')
    .values({ ...offer, name_de: 'Einzelzimmer', name_en: 'Single room', price_cents: 3000, beds: 2 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const board = await db
    .insertInto('meal_types')
    .values({ ...offer, name_de: 'Halbpension', name_en: 'Half board', price_cents: 2500 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const masterclass_id = await fixture.masterclass()
  const manager = await fixture.person(['AcademyManager'])
  const addResume = async (account_id: number, application_id: number) => {
    const { id: resume_id } = await db
      .insertInto('resumes')
      .values({
        account_id,
        key: `resumes/${account_id}.pdf`,
        name: 'résumé.pdf',
        size: 9,
        uploaded_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.updateTable('applications').set({ resume_id }).where('id', '=', application_id).execute()
  }
  return {
    ...fixture,
    manager,
    masterclass_id,
    single: single.id,
    board: board.id,
    applicant: async ({ resume = false, ...input } = {}) => {
      const who = { date_of_birth: '2009-12-17', gender: 'female' as const }
      const made = await fixture.applicant(masterclass_id, { ...who, ...input })
      if (resume) await addResume(made.id, made.application_id)
      return made
    },
    stay: async as => {
      const body = {
        start_date: '2027-08-01',
        end_date: '2027-08-10',
        academy_room_type_id: single.id,
        academy_meal_type_id: board.id,
        diet: 'VEGETARIAN' as const,
        comment: '',
        agreedToTerms: true,
      }
      const { body: booking } = await fixture.call(book, { body }, { as })
      return { booking_id: booking.id, invoice_id: booking.invoice?.id ?? 0 }
    },
    cancelStay: async booking_id => {
      const input = { params: { id: String(booking_id) }, query: { free: '1' as const } }
      await fixture.call(officeCancelBooking, input, { as: manager })
    },
    pay: async (invoice_id, amount_cents) => {
      await payInvoice(db, { invoice_id, amount_cents, paid_on: '2027-07-01' })
    },
    at: async (moment, work) => {
      const { clock } = fixture.services
      fixture.services.clock = clockFrom(new Date(moment))
      try {
        return await work()
      } finally {
        fixture.services.clock = clock
      }
    },
    show: async id => (await fixture.call(showPerson, { params: { id: String(id) } }, { as: manager })).body,
    entries: action =>
      db
        .selectFrom('audit_log')
        .select(['actor_id', 'account_id', 'details'])
        .where('action', '=', action)
        .orderBy('id')
        .execute(),
    mailsTo: id =>
      db
        .selectFrom('outbox')
        .select(['key', 'subject', 'body_text', 'attachments'])
        .where('account_id', '=', id)
        .orderBy('id')
        .execute(),
  }
}
