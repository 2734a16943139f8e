import { sendLettersNow } from '@academy/contract/admission/selection/office-endpoints'
import { laterDay } from '@academy/contract/base/days'
import type { Gender } from '@academy/contract/base/schemas'
import { issueInvoice } from '../src/areas/money/invoices/issue.ts'
import { insertAcademy } from './academy.ts'
import { type Person, type TestApp, testApp } from './app.ts'
import { payInvoice } from './invoices.ts'

/** The earliest time at which the selections of the academy in these tests can be finalized. */
export const AFTER_DEADLINE = '2027-07-02T00:00:30+02:00'

interface ApplicantInput {
  paid?: boolean
  is_accepted?: boolean | null
  /** On the waiting list. */
  reserve_rank?: number
  has_withdrawn?: boolean
  locale?: 'de' | 'en'
  first_name?: string
  last_name?: string
  date_of_birth?: string | null
  gender?: Gender | null
  repertoire?: string
  comment?: string
  recordings?: string[]
  is_known?: boolean
}

export interface SelectionFixture extends TestApp {
  academy_id: number
  teacher: Person
  admin: Person
  /** Creates a masterclass of the teacher or of another account. */
  masterclass(details?: {
    teacher?: Person
    fee_cents?: number
    academy_id?: number
    days?: [from: string, to: string]
  }): Promise<number>
  academy(year: number, is_current: boolean): Promise<number>
  applicant(
    masterclass_id: number,
    input?: ApplicantInput,
  ): Promise<Person & { application_id: number; fee_invoice_id: number }>
  /** Sends the letters of a final save at once, so that everybody knows their result. */
  sendLetters(masterclass_id: number): Promise<void>
  application(id: number): Promise<Record<string, unknown>>
  results(): Promise<
    {
      key: string
      recipient: string
      locale: string
      subject: string
      body_text: string
      attachments: string[]
    }[]
  >
}

/** Creates an academy whose deadline was yesterday, with one teacher and one admin. */
export const selectionFixture = async (now = AFTER_DEADLINE): Promise<SelectionFixture> => {
  const fixture = await testApp({ ACADEMY_NOW: now, SITE_URL: 'https://academy.example' })
  const { db } = fixture

  const academy = (year: number, is_current: boolean) => insertAcademy(db, year, { is_current })

  const teacherIds = new Map<number, number>()
  const teacherOf = async (person: Person) => {
    const known = teacherIds.get(person.id)
    if (known) return known
    const { id } = await db
      .insertInto('teachers')
      .values({ account_id: person.id, first_name: 'Ilse', last_name: 'Marent' })
      .returning('id')
      .executeTakeFirstOrThrow()
    teacherIds.set(person.id, id)
    return id
  }

  const academy_id = await academy(2027, true)
  const daysOf = async (id: number): Promise<[from: string, to: string]> => {
    const found = db.selectFrom('academies').select('start_date_academy').where('id', '=', id)
    const { start_date_academy: first } = await found.executeTakeFirstOrThrow()
    return [laterDay(first, 1), laterDay(first, 9)]
  }
  const teacher = await fixture.person(['Teacher'])
  const admin = await fixture.person(['Admin'])
  const cello = await db
    .selectFrom('instruments')
    .select('id')
    .where('key', '=', 'cello')
    .executeTakeFirstOrThrow()
  let fullNames = 0

  return {
    ...fixture,
    academy_id,
    teacher,
    admin,
    academy,
    masterclass: async ({ teacher: of = teacher, fee_cents = 54_000, days, ...details } = {}) => {
      const of_academy = details.academy_id ?? academy_id
      const [start_date, end_date] = days ?? (await daysOf(of_academy))
      const { id } = await db
        .insertInto('masterclasses')
        .values({
          academy_id: of_academy,
          instrument_id: cello.id,
          teacher_id: await teacherOf(of),
          start_date,
          end_date,
          participation_fee_cents: fee_cents,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },
    applicant: async (masterclass_id, input = {}) => {
      const person = await fixture.person()
      const { paid = true, has_withdrawn = false, recordings = ['https://video.example.org/a'] } = input
      const first_name = input.first_name ?? `Mira ${++fullNames}`
      const { last_name = 'Talbach', locale = 'en' } = input
      await db
        .updateTable('accounts')
        .set({ first_name, last_name, locale })
        .where('id', '=', person.id)
        .execute()
      await db
        .updateTable('profiles')
        .set({ date_of_birth: input.date_of_birth ?? null, gender: input.gender ?? null })
        .where('account_id', '=', person.id)
        .execute()
      const at = fixture.services.clock.now()
      const fee = await db.transaction().execute(tx =>
        issueInvoice(
          tx,
          {
            account_id: person.id,
            kind: 'handling_fee',
            subject: { de: 'Bearbeitungsgebühr', en: 'Handling fee' },
            lines: [{ description: { de: 'Gebühr', en: 'Fee' }, quantity: 1, unit_cents: 7500 }],
          },
          at,
        ),
      )
      if (paid)
        await payInvoice(db, {
          invoice_id: fee.id,
          amount_cents: 7500,
          paid_on: '2027-06-01',
          recorded_at: at,
        })
      const { id } = await db
        .insertInto('applications')
        .values({
          masterclass_id,
          account_id: person.id,
          is_known: input.is_known ?? false,
          repertoire: input.repertoire ?? '',
          comment: input.comment ?? '',
          recording_1: recordings[0] ?? '',
          recording_2: recordings[1] ?? '',
          recording_3: recordings[2] ?? '',
          applied_at: at,
          fee_invoice_id: fee.id,
          fee_paid_at: paid ? at : null,
          is_accepted: input.reserve_rank ? false : (input.is_accepted ?? null),
          reserve_rank: input.reserve_rank ?? null,
          status: has_withdrawn ? 'withdrawn' : 'applied',
          withdrawn_at: has_withdrawn ? at : null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { ...person, application_id: id, fee_invoice_id: fee.id }
    },
    sendLetters: async masterclass_id => {
      await fixture.call(sendLettersNow, { params: { id: String(masterclass_id) } }, { as: admin })
    },
    application: id =>
      db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    results: () =>
      db
        .selectFrom('outbox')
        .select(['key', 'recipient', 'locale', 'subject', 'body_text', 'attachments'])
        .where('key', 'like', 'selection:%')
        .orderBy('id')
        .execute(),
  }
}
