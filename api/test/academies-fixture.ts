import { defaultLodgingTerms, defaultWithdrawalTerms } from '@academy/contract/base/cancellation-terms'
import type { Endpoint, InputOf, ReplyOf } from '@academy/contract/base/endpoint'
import { book } from '@academy/contract/lodging/bookings/endpoints'
import type { AcademyInput } from '@academy/contract/office/academies/academy-input'
import * as contract from '@academy/contract/office/academies/endpoints'
import type { AcademyCard, CopiedAcademy, OfficeAcademy } from '@academy/contract/office/academies/schemas'
import type { Failure } from '@academy/contract/problems'
import type { Person } from './app.ts'
import { insertEvening } from './concert.ts'
import { type SelectionFixture, selectionFixture } from './selection-fixture.ts'

type Input = Omit<AcademyInput, 'withdrawal_terms' | 'lodging_terms'> & {
  withdrawal_terms: object
  lodging_terms: object
  confirmed?: number
}

export interface AcademiesFixture extends SelectionFixture {
  /** The current academy, as path parameters and as a number. */
  current: { id: string }
  id: number
  ada: Person
  /** Its selection is final. */
  final: number
  input: Input
  office<const E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
  ): Promise<{ headers: Record<string, unknown>; body: ReplyOf<E> }>
  refuse(endpoint: Endpoint, input: unknown): Promise<{ status: number; body: Failure }>
  list(): Promise<AcademyCard[]>
  show(id: number): Promise<OfficeAcademy>
  add(changes?: Partial<Input>): Promise<OfficeAcademy>
  /** Sends all fields of the academy with these changes. */
  changeInput(id: number, changes: Partial<Input>): Promise<{ params: { id: string }; body: object }>
  change(id: number, changes: Partial<Input>): Promise<OfficeAcademy>
  copy(start_date_academy: string, with_periods?: boolean): Promise<CopiedAcademy>
  makeCurrent(id: number, is_confirmed: boolean): Promise<OfficeAcademy>
  remove(id: number): Promise<void>
  /** Returns the details of an action, and forgets them. */
  audited(action: string): Promise<unknown[]>
}

const input: Input = {
  start_date_academy: '2029-07-29',
  end_date_academy: '2029-08-12',
  end_date_application: '2029-06-28',
  lodging_free_until: null,
  place_name: 'Stift Amselzell',
  handling_fee: 75,
  recording_fee: 15,
  offer_hours: 48,
  shows_waiting_rank: false,
  scholarship_de: 'Stipendium',
  scholarship_en: 'Scholarship',
  scholarship_url: 'https://fund.example/apply',
  withdrawal_terms: defaultWithdrawalTerms,
  lodging_terms: defaultLodgingTerms,
}

/**
 * The academy of August 2027 on the day after its deadline: Ada has a place, a bed, a concert evening and a
 * concert request, Bela has applied, and somebody accompanies.
 */
export const academiesFixture = async (now?: string): Promise<AcademiesFixture> => {
  const fixture = await selectionFixture(now)
  const { db, academy_id: id } = fixture
  const named = (first_name: string, last_name: string) => ({
    first_name,
    last_name,
    gender: 'female' as const,
  })
  const final = await fixture.masterclass({ fee_cents: 60_000 })
  const ada = await fixture.applicant(final, { ...named('Ada', 'Berg'), is_accepted: true })
  await db
    .updateTable('applications')
    .set({ status: 'accepted' })
    .where('id', '=', ada.application_id)
    .execute()
  await db.updateTable('masterclasses').set({ finalized_at: new Date() }).where('id', '=', final).execute()
  await fixture.applicant(await fixture.masterclass(), named('Bela', 'Cerny'))
  const offer = { academy_id: id, name_de: 'Zimmer', name_en: 'Room', description_de: '', description_en: '' }
  const room = await db
    .insertInto('room_types')
    .values({ ...offer, price_cents: 3_000, beds: 4 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('meal_types')
    .values({ ...offer, price_cents: 2_500 })
    .execute()
  const stay = {
    start_date: '2027-08-02',
    end_date: '2027-08-10',
    academy_room_type_id: room.id,
    academy_meal_type_id: null,
    diet: null,
    comment: '',
    agreedToTerms: true as const,
  }
  await fixture.call(book, { body: stay }, { as: ada })
  const accompanist = await fixture.person(['Correpetitor'])
  const period = { academy_id: id, start_date: '2027-08-03', end_date: '2027-08-12' }
  await db
    .insertInto('correpetition_periods')
    .values({ ...period, account_id: accompanist.id })
    .execute()
  await insertEvening(db)
  const composer = await db
    .insertInto('composers')
    .values({ first_name: 'Anna', last_name: 'Probst', year_of_birth: 1901, search_text: 'probst' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const piece = await db
    .insertInto('pieces')
    .values({ composer_id: composer.id, title: 'Suite', search_text: 'suite' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('concert_requests')
    .values({
      academy_id: id,
      account_id: ada.id,
      piece_id: piece.id,
      earliest_performance_date: '2027-08-05',
      duration_seconds: 300,
      requested_at: new Date(),
    })
    .execute()

  const as = fixture.admin
  const office: AcademiesFixture['office'] = (endpoint, given) => fixture.call(endpoint, given, { as })
  const params = (of: number) => ({ id: String(of) })
  const show = async (of: number) => (await office(contract.showAcademy, { params: params(of) })).body
  const changeInput: AcademiesFixture['changeInput'] = async (of, changes) => {
    const known = await show(of)
    const kept = Object.fromEntries(Object.entries(known).filter(([field]) => field in input))
    return { params: params(of), body: { ...kept, version: known.version, ...changes } }
  }
  const lastAudited = new Map<string, number>()
  return {
    ...fixture,
    id,
    current: params(id),
    ada,
    final,
    input,
    office,
    refuse: (endpoint, given) => fixture.refused(endpoint, given, { as }),
    list: async () => (await office(contract.listAcademies, {})).body,
    show,
    add: async (changes = {}) =>
      (await office(contract.addAcademy, { body: { ...input, ...changes } as AcademyInput })).body,
    changeInput,
    change: async (of, changes) => {
      const given = (await changeInput(of, changes)) as InputOf<typeof contract.changeAcademy>
      return (await office(contract.changeAcademy, given)).body
    },
    copy: async (start_date_academy, with_periods = false) => {
      const body = { start_date_academy, with_periods }
      return (await office(contract.copyAcademy, { params: params(id), body })).body
    },
    makeCurrent: async (of, is_confirmed) => {
      const replaces =
        (
          await fixture.db
            .selectFrom('academies')
            .select('id')
            .where('is_current', '=', true)
            .executeTakeFirst()
        )?.id ?? null
      return (await office(contract.makeCurrent, { params: params(of), body: { replaces, is_confirmed } }))
        .body
    },
    remove: async of => {
      await office(contract.deleteAcademy, { params: params(of) })
    },
    audited: async action => {
      const entries = await db
        .selectFrom('audit_log')
        .select(['id', 'details'])
        .where('action', '=', action)
        .where('id', '>', lastAudited.get(action) ?? 0)
        .orderBy('id')
        .execute()
      lastAudited.set(action, entries.at(-1)?.id ?? lastAudited.get(action) ?? 0)
      return entries.map(({ details }) => details)
    },
  }
}
