import * as contract from '@academy/contract/concerts/evenings/endpoints'
import { book, cancelBooking } from '@academy/contract/lodging/bookings/endpoints'
import { fieldMessages } from '@academy/contract/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PlanningFixture, planningFixture } from '../../../../test/planning-fixture.ts'

let fixture: PlanningFixture
beforeAll(async () => {
  fixture = await planningFixture()
})
afterAll(() => fixture.close())

const input = { date: '2027-08-06', place: 'Stiftskirche', length_minutes: 90 }
const UNKNOWN = 2_000_000_000

const refused = async (endpoint: Parameters<PlanningFixture['refused']>[0], call: object) =>
  (await fixture.refused(endpoint, call, { as: fixture.admin })).body
const inUse = async (id: number) => (await refused(contract.deleteEvening, fixture.params(id))).code
/** Returns the ids of the requests planned on each evening. */
const planned = async (...ids: number[]) => {
  const { evenings } = await fixture.board()
  return ids.map(id => evenings.find(evening => evening.id === id)?.request_ids)
}

describe('the planning board', () => {
  test('shows a request with all data that planning needs', async () => {
    const mira = await fixture.named('Mira', 'de')
    const accompanist = await fixture.named('Jonas', 'de', 'Veldrich')
    const period_id = await fixture.period(accompanist)
    const { id } = await fixture.request({
      by: mira,
      movements: ['Scherzo. Allegro molto'],
      ensemble: [{ name: 'Ida Brenn', instrument: 'Viola' }],
      period_id,
      wants_recording: true,
    })
    const evening = await fixture.evening()
    await fixture.plan(evening.id, id)
    const { requests, start_date, end_date } = await fixture.board()
    expect([start_date, end_date]).toEqual(['2027-08-01', '2027-08-15'])
    expect(requests.find(request => request.id === id)).toEqual({
      id,
      version: 1,
      composer_id: fixture.beethoven,
      composer_name: 'Ludwig van Beethoven',
      piece_id: fixture.sonata,
      piece_title: 'Cello Sonata No. 3 in A major, op. 69',
      movement_titles: ['Scherzo. Allegro molto'],
      movement_selections: [
        {
          movement_id: expect.any(Number),
          title: 'Scherzo. Allegro molto',
          duration_seconds: 330,
          sort_order: 0,
        },
      ],
      earliest_performance_date: '2027-08-04',
      scheduled_performance_date: null,
      place: null,
      duration_seconds: null,
      total_duration_seconds: 330,
      wants_recording: true,
      invoice: null,
      is_paid: false,
      is_recording_free: false,
      video_url: null,
      accompanist: 'Jonas Veldrich',
      correpetition_id: period_id,
      is_chamber_music: true,
      chamber_ensemble: [{ name: 'Ida Brenn', instrument: 'Viola' }],
      page_turner_confirmed: false,
      notes: '',
      requested_at: expect.stringMatching(/^2027-08-03T/),
      changed_at: null,
      is_current: true,
      can_withdraw: true,
      account_id: mira.id,
      student_name: 'Mira Talbach',
      email: mira.email,
      instrument: null,
      application_statuses: [],
      accompanist_period: { start_date: '2027-08-01', end_date: '2027-08-11' },
      evening_id: evening.id,
      is_announced: false,
    })
    const german = await fixture.call(contract.board, {}, { as: fixture.admin, locale: 'de' })
    expect(german.body.requests.find(request => request.id === id)?.piece_title).toBe(
      'Cello Sonata No. 3 A-Dur, op. 69',
    )
  })

  test('takes the instrument from the masterclass of the participant', async () => {
    const { id, person } = await fixture.request()
    await fixture.applyFor(person, 'violin', 'rejected')
    await fixture.applyFor(person, 'cello', 'accepted')
    await fixture.applyFor(person, 'piano', 'applied')
    const { requests } = await fixture.board()
    expect(requests.find(request => request.id === id)?.instrument).toEqual({
      name_de: 'Violoncello',
      name_en: 'Cello',
    })
  })

  test('shows a merged work and a merged composer under the entry they were merged into', async () => {
    const twin = await fixture.composer({ first_name: 'L. v.', last_name: 'Beethoven', year_of_birth: 1771 })
    const copy = await fixture.piece(twin, { title: 'Sonate für Cello', tonality: '', opus: '' })
    const { id } = await fixture.request({ piece_id: copy })
    const shown = async () => {
      const request = (await fixture.board()).requests.find(one => one.id === id)
      return [request?.composer_name, request?.piece_title]
    }
    expect(await shown()).toEqual(['L. v. Beethoven', 'Sonate für Cello'])
    const merge = (table: 'composers' | 'pieces', from: number, merged_into_id: number | null) =>
      fixture.db.updateTable(table).set({ merged_into_id }).where('id', '=', from).execute()
    await merge('composers', twin, fixture.beethoven)
    expect(await shown()).toEqual(['Ludwig van Beethoven', 'Sonate für Cello'])
    await merge('pieces', copy, fixture.sonata)
    expect(await shown()).toEqual(['Ludwig van Beethoven', 'Cello Sonata No. 3 in A major, op. 69'])
    await merge('pieces', copy, null)
    await merge('composers', twin, null)
    expect(await shown()).toEqual(['L. v. Beethoven', 'Sonate für Cello'])
  })

  test('says when those are there who have a booking or a place in this academy', async () => {
    const mira = await fixture.named('Mira', 'en', 'Present')
    const { db } = fixture
    await db.updateTable('profiles').set({ gender: 'female' }).where('account_id', '=', mira.id).execute()
    const stay = async (start_date: string, end_date: string) => {
      const choice = { academy_room_type_id: null, academy_meal_type_id: null, diet: null, comment: '' }
      const body = { start_date, end_date, ...choice, agreedToTerms: true }
      return (await fixture.call(book, { body }, { as: mira })).body
    }
    await stay('2027-08-10', '2027-08-12')
    await stay('2027-08-04', '2027-08-06')
    const cancelled = await stay('2027-08-07', '2027-08-09')
    await fixture.call(cancelBooking, fixture.params(cancelled.id), { as: mira })
    await fixture.applyFor(mira, 'piano', 'accepted')
    await fixture.applyFor(mira, 'cello', 'rejected')
    const ida = await fixture.named('Ida', 'en', 'Absent')
    await fixture.applyFor(ida, 'piano', 'applied')
    const { people } = await fixture.board()
    expect(people.filter(({ account_id }) => [mira.id, ida.id].includes(account_id))).toEqual([
      {
        account_id: mira.id,
        name: 'Mira Present',
        latin_name: '',
        bookings: [
          { start_date: '2027-08-04', end_date: '2027-08-06' },
          { start_date: '2027-08-10', end_date: '2027-08-12' },
        ],
        places: [{ start_date: '2027-08-02', end_date: '2027-08-10' }],
      },
    ])
  })

  test('leaves out withdrawn requests and those of another year', async () => {
    const withdrawn = await fixture.request()
    await fixture.withdraw(withdrawn.id)
    const old = await fixture.request({ academy_id: await fixture.academy(2026, false) })
    const listed = (await fixture.board()).requests.map(({ id }) => id)
    expect(listed).not.toContain(withdrawn.id)
    expect(listed).not.toContain(old.id)
    expect(listed).toEqual(listed.toSorted((a, b) => a - b))
  })
})

describe('an evening', () => {
  test('is added, changed and deleted', async () => {
    const { body: added } = await fixture.call(contract.addEvening, { body: input }, { as: fixture.admin })
    expect(added).toEqual({ ...input, id: added.id, request_ids: [], to_notify: 0, announced_at: null })
    const body = { date: '2027-08-07', place: 'Bibliothek', length_minutes: 60 }
    const call = { ...fixture.params(added.id), body }
    const { body: changed } = await fixture.call(contract.changeEvening, call, { as: fixture.admin })
    expect(changed).toEqual({ ...added, ...body })
    await fixture.call(contract.deleteEvening, fixture.params(added.id), { as: fixture.admin })
    expect((await fixture.board()).evenings.map(({ id }) => id)).not.toContain(added.id)
  })

  test.each([
    ['date', { date: '2027-07-31' }, 'OUTSIDE_ACADEMY'],
    ['date', { date: '2027-08-16' }, 'OUTSIDE_ACADEMY'],
    ['date', { date: '2027-02-30' }, 'DATE_INVALID'],
    ['place', { place: '  ' }, 'REQUIRED'],
    ['place', { place: 'x'.repeat(101) }, 'TOO_LONG'],
    ['length_minutes', { length_minutes: 9 }, 'LENGTH_INVALID'],
    ['length_minutes', { length_minutes: 301 }, 'LENGTH_INVALID'],
    ['length_minutes', { length_minutes: 90.5 }, 'LENGTH_INVALID'],
  ] as const)(
    'with an invalid %s (%j) is refused when created and when changed',
    async (field, expected, message) => {
      const body = { ...input, ...expected }
      const errors = { [field]: [fieldMessages[message].en] }
      expect(await refused(contract.addEvening, { body })).toMatchObject({ code: 'invalid_input', errors })
      const { id } = await fixture.evening()
      const call = { ...fixture.params(id), body }
      expect(await refused(contract.changeEvening, call)).toMatchObject({ code: 'invalid_input', errors })
    },
  )

  test('that is unknown or of another year is not found', async () => {
    const academy_id = await fixture.academy(2025, false)
    const old = await fixture.db
      .insertInto('concert_evenings')
      .values({ academy_id, ...input, date: '2025-08-06' })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const id of [UNKNOWN, old.id]) {
      const body = { ...input, request_ids: [] }
      const { changeEvening, deleteEvening, planEvening, announceEvening } = contract
      for (const endpoint of [changeEvening, deleteEvening, planEvening, announceEvening])
        expect(
          (await refused(endpoint, { ...fixture.params(id), ...('body' in endpoint && { body }) })).code,
        ).toBe('not_found')
    }
    for (const endpoint of [contract.programmePdf, contract.worksCsv])
      expect((await refused(endpoint, fixture.params(UNKNOWN))).code).toBe('not_found')
  })

  test('cannot be deleted while a request is planned or announced on it', async () => {
    const { id } = await fixture.request()
    const evening = await fixture.evening()
    await fixture.plan(evening.id, id)
    expect(await inUse(evening.id)).toBe('evening_in_use')
    await fixture.announce(evening.id)
    await fixture.plan(evening.id)
    expect(await inUse(evening.id)).toBe('evening_in_use')
    await fixture.announce(evening.id)
    await fixture.call(contract.deleteEvening, fixture.params(evening.id), { as: fixture.admin })
  })

  test('without an academy the board is not found', async () => {
    const set = (is_current: boolean) =>
      fixture.db.updateTable('academies').set({ is_current }).where('id', '=', fixture.academy_id).execute()
    await set(false)
    try {
      expect((await refused(contract.board, {})).code).toBe('not_found')
      expect((await refused(contract.addEvening, { body: input })).code).toBe('not_found')
    } finally {
      await set(true)
    }
  })
})

describe('the plan', () => {
  test('replaces the whole list: missing requests are removed, requests of other evenings move without a gap', async () => {
    const ids: number[] = []
    for (let index = 0; index < 5; index++) ids.push((await fixture.request()).id)
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = ids
    const one = (await fixture.evening()).id
    const two = (await fixture.evening('2027-08-07')).id
    await fixture.plan(one, a, b, c)
    await fixture.plan(two, d, e)
    expect(await planned(one, two)).toEqual([
      [a, b, c],
      [d, e],
    ])
    await fixture.plan(one, c, a, b)
    const answer = await fixture.plan(two, d, a, e)
    expect(await planned(one, two)).toEqual([
      [c, b],
      [d, a, e],
    ])
    expect(answer).toEqual((await fixture.board()).evenings)
    await fixture.plan(two, a)
    const { requests } = await fixture.board()
    const eveningOf = (id: number) => requests.find(request => request.id === id)?.evening_id
    expect(ids.map(eveningOf)).toEqual([two, one, one, null, null])
    const positions = await fixture.db
      .selectFrom('concert_requests')
      .select(['id', 'position'])
      .where('id', 'in', ids)
      .orderBy('id')
      .execute()
    expect(positions.map(({ position }) => position)).toEqual([1, 2, 1, null, null])
  })

  test('is invisible to performers and sends no mail', async () => {
    const { id, person } = await fixture.request()
    const evening = await fixture.evening()
    await fixture.plan(evening.id, id)
    expect(await fixture.mailsTo(person)).toEqual([])
    const request = (await fixture.board()).requests.find(one => one.id === id)
    expect(request).toMatchObject({ scheduled_performance_date: null, is_announced: false })
  })

  test('refuses requests that are unknown, of another year, withdrawn or listed twice', async () => {
    const evening = (await fixture.evening()).id
    const { id } = await fixture.request()
    const old = await fixture.request({ academy_id: await fixture.academy(2024, false) })
    const withdrawn = await fixture.request()
    await fixture.withdraw(withdrawn.id)
    const planning = (...request_ids: unknown[]) =>
      refused(contract.planEvening, { ...fixture.params(evening), body: { request_ids } })
    expect((await planning(id, UNKNOWN)).code).toBe('not_found')
    expect((await planning(id, old.id)).code).toBe('not_found')
    expect((await planning(id, withdrawn.id)).code).toBe('request_withdrawn')
    expect((await planning(id, id)).code).toBe('invalid_input')
    expect((await planning(id, 'x')).code).toBe('invalid_input')
    expect((await planning(...Array.from({ length: 101 }, (_, index) => index + 1))).code).toBe(
      'invalid_input',
    )
    expect(await planned(evening)).toEqual([[]])
  })
})
