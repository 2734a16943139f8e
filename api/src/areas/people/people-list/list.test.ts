import { laterDay } from '@academy/contract/base/days'
import { exportPeople, people, peopleChoices } from '@academy/contract/people/people-list/endpoints'
import type { KindFilter, PeopleFilter, PeopleSort } from '@academy/contract/people/people-list/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { type PeopleFixture, peopleFixture } from '../../../../test/people-fixture.ts'
import { clockFrom } from '../../../base/clock.ts'

let fixture: PeopleFixture
beforeAll(async () => {
  fixture = await peopleFixture()
})
afterAll(() => fixture.close())

type Name = keyof PeopleFixture['ids']
type Query = Partial<Omit<PeopleFilter, 'academy_id'>> & { sort?: PeopleSort; academy_id?: number }

/** Returns who is listed, by what they are in the fixture. */
const listed = async (query: Query): Promise<Name[]> => {
  const { body } = await fixture.call(people, { query }, fixture.as)
  const names = Object.entries(fixture.ids) as [Name, number][]
  expect(body.total).toBe(body.people.length)
  return body.people.map(({ id }) => names.find(([, known]) => known === id)?.[0] ?? 'registered')
}

test('the list has the people of the academy in the order of their last names', async () => {
  expect(await listed({})).toEqual(['teacher', 'participant', 'guest', 'accompanist', 'applicant'])
})

test('a row says everything that a call is about', async () => {
  const { body } = await fixture.call(people, { query: { kind: 'participant' } }, fixture.as)
  expect(body.people).toEqual([
    {
      id: fixture.ids.participant,
      full_name: "Jörg Émile Müller-O'Brien",
      latin_name: '',
      email: expect.any(String),
      locale: 'de',
      kinds: ['participant'],
      masterclasses: [
        {
          id: fixture.masterclass_id,
          instrument_de: 'Violoncello',
          instrument_en: 'Cello',
          teacher_name: 'Ilse Marent',
          status: 'accepted',
          open_offer_until: null,
        },
      ],
      country: { id: expect.any(Number), name_de: 'Österreich', name_en: 'Austria' },
      age: 17,
      is_minor: true,
      consent: 'missing',
      allergies: '',
      emergency_contact: '',
      outstanding: 0,
      is_overdue: false,
      arrival: '2027-08-03',
      departure: '2027-08-10',
      rooms: ['Arkade 12'],
    },
  ])
})

test.each<[kind: KindFilter, names: Name[]]>([
  ['participant', ['participant']],
  ['applicant', ['applicant']],
  ['teacher', ['teacher']],
  ['accompanist', ['accompanist']],
  ['guest', ['guest']],
])('the kind %s is %j', async (kind, names) => {
  expect(await listed({ kind })).toEqual(names)
})

test('those who have nothing to do with the academy are listed on request', async () => {
  const { body } = await fixture.call(people, { query: { kind: 'registered' } }, fixture.as)
  expect(body.people.map(({ id }) => id)).toEqual(
    expect.arrayContaining([fixture.ids.registered, fixture.admin.id]),
  )
  expect(body.people).toHaveLength(2)
  expect(body.people[0]?.kinds).toEqual(['registered'])
  const everyone = await fixture.call(people, { query: { kind: 'everyone' } }, fixture.as)
  expect(everyone.body.total).toBe(7)
})

describe('filters', () => {
  test.each<[what: string, query: () => Query, names: Name[]]>([
    ['search', () => ({ search: 'mueller joerg' }), ['participant']],
    [
      'domain',
      () => ({ search: 'example.org' }),
      ['teacher', 'participant', 'guest', 'accompanist', 'applicant'],
    ],
    ['minors', () => ({ minors: '1' }), ['participant']],
    ['unpaid', () => ({ unpaid: '1' }), ['applicant']],
    ['arriving today', () => ({ arriving: '1' }), ['participant']],
    ['day of a booking', () => ({ day: '2027-08-04' }), ['teacher', 'participant', 'guest', 'accompanist']],
    ['day after the bookings', () => ({ day: '2027-08-11' }), []],
    [
      'day before a booking, within the class',
      () => ({ day: '2027-08-02' }),
      ['teacher', 'guest', 'accompanist'],
    ],
    [
      'masterclass',
      () => ({ masterclass_id: fixture.masterclass_id }),
      ['teacher', 'participant', 'applicant'],
    ],
    ['unknown masterclass', () => ({ masterclass_id: 9999 }), []],
    [
      'masterclass and kind',
      () => ({ masterclass_id: fixture.masterclass_id, kind: 'applicant' }),
      ['applicant'],
    ],
  ])('%s', async (_, query, names) => {
    expect(await listed(query())).toEqual(names)
  })

  test('country and instrument', async () => {
    const { body } = await fixture.call(peopleChoices, {}, fixture.as)
    const austria = body.countries.find(({ name_en }) => name_en === 'Austria')?.id ?? 0
    const cello = body.instruments.find(({ name_en }) => name_en === 'Cello')?.id ?? 0
    expect(await listed({ country_id: austria })).toEqual(['participant'])
    expect(await listed({ instrument_id: cello })).toEqual(['teacher', 'participant', 'applicant'])
    expect(body.masterclasses).toEqual([
      expect.objectContaining({ id: fixture.masterclass_id, is_final: true }),
    ])
  })
})

test.each<[sort: PeopleSort, first: Name, last: Name]>([
  ['name', 'teacher', 'applicant'],
  ['-name', 'applicant', 'teacher'],
  ['age', 'participant', 'accompanist'],
  ['-age', 'applicant', 'accompanist'],
  ['country', 'participant', 'accompanist'],
  ['-country', 'applicant', 'accompanist'],
  ['arrival', 'guest', 'applicant'],
  ['-departure', 'participant', 'applicant'],
  ['room', 'participant', 'applicant'],
  ['-unpaid', 'applicant', 'accompanist'],
])('sorted by %s, %s is first and %s last', async (sort, first, last) => {
  const names = await listed({ sort })
  expect([names[0], names.at(-1)]).toEqual([first, last])
})

describe('other academies', () => {
  test('an earlier year has its own people', async () => {
    const academy_id = await fixture.academy(2026, false)
    expect(await listed({ academy_id })).toEqual([])
    await fixture.masterclass({ academy_id })
    expect(await listed({ academy_id })).toEqual(['teacher'])
  })

  test('one that does not exist is not found', async () => {
    const query = { academy_id: 4711 }
    for (const endpoint of [people, peopleChoices])
      expect((await fixture.refused(endpoint, { query }, fixture.as)).body.code).toBe('not_found')
    expect((await fixture.refused(exportPeople, { body: query }, fixture.as)).body.code).toBe('not_found')
  })

  test('without any academy the choices are empty', async () => {
    const empty = await testApp()
    const office = { as: await empty.person(['Admin']) }
    const { body } = await empty.call(peopleChoices, {}, office)
    expect([body.academies, body.academy, body.masterclasses]).toEqual([[], null, []])
    await empty.close()
  })
})

test('teachers without an account are named beside the list, if the filters can apply to them', async () => {
  const { id } = await fixture.db
    .insertInto('teachers')
    .values({ first_name: 'Zdeňka', last_name: 'Ořechovská' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const other = await fixture.masterclass()
  await fixture.db.updateTable('masterclasses').set({ teacher_id: id }).where('id', '=', other).execute()
  const named = async (query: Query) =>
    (await fixture.call(people, { query }, fixture.as)).body.teachers_without_account
  const expected = [
    {
      teacher_id: id,
      full_name: 'Zdeňka Ořechovská',
      masterclasses: [
        { instrument_de: 'Violoncello', instrument_en: 'Cello', teacher_name: 'Zdeňka Ořechovská' },
      ],
    },
  ]
  for (const query of [{}, { kind: 'teacher' as const }, { search: 'orech' }, { masterclass_id: other }])
    expect(await named(query)).toEqual(expected)
  for (const query of [
    { kind: 'guest' as const },
    { search: 'marent' },
    { masterclass_id: fixture.masterclass_id },
    { unpaid: '1' as const },
    { day: '2027-12-01' },
  ])
    expect(await named(query)).toEqual([])
  // The class ends on 10 August.
  expect(await named({ day: '2027-08-10' })).toEqual(expected)
  const first = await fixture.db
    .insertInto('teachers')
    .values({ first_name: 'Zoe', last_name: 'Abel' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const theirs = await fixture.masterclass({ days: ['2027-08-01', '2027-08-09'] })
  await fixture.db
    .updateTable('masterclasses')
    .set({ teacher_id: first.id })
    .where('id', '=', theirs)
    .execute()
  expect((await named({})).map(({ teacher_id }) => teacher_id)).toEqual([first.id, id])
  const { body } = await fixture.call(peopleChoices, {}, fixture.as)
  expect(body.masterclasses[0]?.id).toBe(theirs)
  await fixture.db.deleteFrom('masterclasses').where('id', 'in', [other, theirs]).execute()
})

test('a row has classes and stays by their days, and is overdue from the day after its invoice is due', async () => {
  const { db, ids, services } = fixture
  const row = async (id: number) =>
    (await fixture.call(people, { query: {} }, fixture.as)).body.people.find(one => one.id === id)
  const earlier = await fixture.masterclass({ days: ['2027-08-01', '2027-08-09'] })
  const at = services.clock.now()
  await db
    .insertInto('applications')
    .values({
      masterclass_id: earlier,
      account_id: ids.applicant,
      is_known: true,
      applied_at: at,
      fee_paid_at: at,
    })
    .execute()
  const classes = (await row(ids.applicant))?.masterclasses.map(({ id }) => id)
  expect(classes).toEqual([earlier, fixture.masterclass_id])
  await fixture.book(ids.guest, ['2027-08-10', '2027-08-12'])
  await fixture.book(ids.applicant, ['2027-08-01', '2027-08-14'], { cancelled: true })
  expect(await row(ids.guest)).toMatchObject({ arrival: '2027-08-01', departure: '2027-08-12' })
  expect((await listed({ sort: '-departure' })).slice(0, 2)).toEqual(['guest', 'participant'])
  const { due_date } = await db
    .selectFrom('invoices')
    .select('due_date')
    .where('id', '=', fixture.feeInvoices.applicant)
    .executeTakeFirstOrThrow()
  const isOverdueOn = async (day: string) => {
    services.clock = clockFrom(new Date(`${day}T12:00:00Z`))
    return (await row(ids.applicant))?.is_overdue
  }
  const { clock } = services
  const overdue = [await isOverdueOn(due_date ?? ''), await isOverdueOn(laterDay(due_date ?? '', 1))]
  services.clock = clock
  expect(overdue).toEqual([false, true])
  await db.deleteFrom('applications').where('masterclass_id', '=', earlier).execute()
  await db.deleteFrom('masterclasses').where('id', '=', earlier).execute()
})

test('room 9 is before room 12', async () => {
  const { db, ids, academy_id } = fixture
  const { id: booking_id, room_type_id } = await db
    .selectFrom('bookings')
    .select(['id', 'room_type_id'])
    .where('account_id', '=', ids.guest)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const { id: room_id } = await db
    .insertInto('rooms')
    .values({ academy_id, room_type_id: room_type_id ?? 0, name: 'Arkade 9', beds: 2 })
    .returning('id')
    .executeTakeFirstOrThrow()
  // The trigger sets the days.
  const days = { start_date: '2027-08-01', end_date: '2027-08-02' }
  await db
    .insertInto('room_placements')
    .values({ booking_id, room_id, ...days })
    .execute()
  expect((await listed({ sort: 'room' })).slice(0, 2)).toEqual(['guest', 'participant'])
})

describe('an export', () => {
  test('has the rows of the list, and is in the audit log with filter and count', async () => {
    const { body } = await fixture.call(
      exportPeople,
      { body: { unpaid: '1', search: 'weiss', sort: 'name' } },
      fixture.as,
    )
    expect(body.map(({ id }) => id)).toEqual([fixture.ids.applicant])
    expect(await fixture.lastAudit()).toEqual({
      action: 'people_exported',
      actor_id: fixture.admin.id,
      details: {
        academy_id: fixture.academy_id,
        count: 1,
        is_selection: false,
        search: 'weiss',
        filter: 'unpaid=1',
      },
    })
  })

  test('of a selection has only the selected people', async () => {
    const ids = [fixture.ids.guest, fixture.ids.teacher, 999_999]
    const { body } = await fixture.call(exportPeople, { body: { ids } }, fixture.as)
    expect(body.map(({ id }) => id)).toEqual([fixture.ids.teacher, fixture.ids.guest])
    expect((await fixture.lastAudit()).details).toMatchObject({ count: 2, is_selection: true })
  })
})
