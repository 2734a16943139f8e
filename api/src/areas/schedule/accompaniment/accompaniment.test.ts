import { finalize } from '@academy/contract/admission/selection/endpoints'
import * as contract from '@academy/contract/schedule/accompaniment/endpoints'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import { insertComposer, insertPiece } from '../../../../test/repertoire.ts'
import { type SelectionFixture, selectionFixture } from '../../../../test/selection-fixture.ts'
import { replaceSelection } from './queries.ts'

let fixture: SelectionFixture
let as: Person
let period: number
beforeAll(async () => {
  fixture = await selectionFixture()
})
afterAll(() => fixture.close())
beforeEach(async () => {
  as = await fixture.person(['Correpetitor'])
  period = await newPeriod(as, fixture.academy_id)
})

const newPeriod = async (person: Person, academy_id: number, days = ['2027-08-02', '2027-08-10']) => {
  const [start_date = '', end_date = ''] = days
  const { id } = await fixture.db
    .insertInto('correpetition_periods')
    .values({ account_id: person.id, academy_id, start_date, end_date })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const input = (ids: number[], of = period) => ({
  params: { correpetitionId: String(of) },
  body: { assignments: ids.map(masterclass_id => ({ masterclass_id, application_ids: null })) },
})
const choose = async (...ids: number[]) =>
  (await fixture.call(contract.chooseMasterclasses, input(ids), { as })).body.masterclasses.map(one => one.id)
const refusal = async (ids: number[], of?: number, person = as) =>
  (await fixture.refused(contract.chooseMasterclasses, input(ids, of), { as: person })).body.code
const accompaniment = async (person = as) =>
  (await fixture.call(contract.repetiteur, {}, { as: person })).body
const chosen = async () => (await accompaniment()).repetitions[0]?.masterclasses.map(one => one.id)

describe('the selection of masterclasses', () => {
  test('is replaced as a whole, in any order and with repetitions', async () => {
    const [a, b] = [
      await fixture.masterclass({ days: ['2027-08-03', '2027-08-10'] }),
      await fixture.masterclass({ days: ['2027-08-02', '2027-08-09'] }),
    ]
    expect(await choose(a, b)).toEqual([b, a])
    expect(await choose(a, a)).toEqual([a])
    expect(await chosen()).toEqual([a])
    expect(await choose()).toEqual([])
    expect(await chosen()).toEqual([])
  })

  test('is refused as a whole if one masterclass is outside the period', async () => {
    const inside = await fixture.masterclass()
    await choose(inside)
    for (const days of [
      ['2027-08-02', '2027-08-11'],
      ['2027-08-01', '2027-08-05'],
      ['2027-08-11', '2027-08-14'],
    ] as const) {
      const outside = await fixture.masterclass({ days: [...days] })
      expect(await refusal([outside, inside])).toBe('outside_period')
    }
    expect(await refusal([inside, 999_999])).toBe('not_found')
    expect(await chosen()).toEqual([inside])
  })

  test('refuses masterclasses of another academy, whatever their dates', async () => {
    const other = await fixture.masterclass({ academy_id: await fixture.academy(2028, false) })
    expect(await refusal([other])).toBe('outside_period')
  })

  test('is refused for periods of others, of past academies and unknown ones', async () => {
    const other = await fixture.person(['Correpetitor'])
    const theirs = await newPeriod(other, fixture.academy_id)
    const past = await newPeriod(as, await fixture.academy(2026, false), ['2026-08-01', '2026-08-10'])
    expect(await refusal([], theirs)).toBe('not_found')
    expect(await refusal([], past)).toBe('period_over')
    expect(await refusal([], 999_999)).toBe('not_found')
    expect(await refusal([], period, fixture.teacher)).toBe('forbidden')
    expect(await refusal([], period, fixture.admin)).toBe('forbidden')
  })

  test.each([
    [{}],
    [{ assignments: 'all' }],
    [{ assignments: [{ masterclass_id: 0 }] }],
    [{ assignments: [{ masterclass_id: 1, application_ids: [3] }] }],
  ])('is refused as %j', async body => {
    const bad = { params: { correpetitionId: String(period) }, body }
    expect((await fixture.refused(contract.chooseMasterclasses, bad, { as })).body.code).toBe('invalid_input')
  })
})

describe('selections saved concurrently', () => {
  const four = async () => Promise.all([0, 1, 2, 3].map(() => fixture.masterclass()))
  const sorted = (ids: number[] | undefined) => JSON.stringify(ids?.toSorted((a, b) => a - b))

  test('leave one of them complete, never a mixture', async () => {
    const [a = 0, b = 0, c = 0, d = 0] = await four()
    const wishes = [[a, b], [c, d], [b, c], [a]]
    for (let round = 0; round < 10; round++) {
      await Promise.all(Array.from({ length: 20 }, (_, index) => choose(...(wishes[index % 4] ?? []))))
      expect(wishes.map(sorted)).toContain(sorted(await chosen()))
    }
  })

  test('control: without the lock on the period two of them mix', async () => {
    const [a = 0, b = 0] = await four()
    const save = (id: number, next: () => Promise<unknown>) =>
      fixture.db.transaction().execute(async tx => {
        await replaceSelection(tx, period, [id])
        await next()
      })
    // The second one saves before the first has committed, so it cannot see the rows it has to replace.
    await save(a, () => save(b, async () => {}))
    expect(sorted(await chosen())).toBe(sorted([a, b]))
  })
})

describe('the page of the accompanist', () => {
  test('shows the repertoire of participants only after the letters of the final save', async () => {
    const id = await fixture.masterclass()
    await choose(id)
    const names = { first_name: 'Ada', last_name: 'Zoller' }
    const ada = await fixture.applicant(id, { is_accepted: true, repertoire: 'Suite', ...names })
    const ben = await fixture.applicant(id, { is_accepted: true, first_name: 'Ben', last_name: 'Abel' })
    await fixture.applicant(id, { is_accepted: false })
    await fixture.applicant(id, { is_accepted: true, has_withdrawn: true })
    await fixture.applicant(id, { paid: false })
    const seen = async () => {
      const { repetitions, repertoires } = await accompaniment()
      const { body: offer } = await fixture.call(contract.masterclassesToAccompany, {}, { as })
      return {
        counts: [repetitions[0]?.masterclasses[0], offer.find(one => one.id === id)].map(one => [
          one?.participant_count,
          one?.is_final,
          one?.application_count,
        ]),
        repertoires: repertoires[0]?.repertoires,
      }
    }
    const applied = [0, false, 3]
    expect(await seen()).toEqual({ counts: [applied, applied], repertoires: [] })
    await fixture.call(finalize, { params: { id: String(id) } }, { as: fixture.teacher })
    expect(await seen()).toEqual({ counts: [applied, applied], repertoires: [] })
    await fixture.sendLetters(id)
    expect(await seen()).toMatchObject({
      counts: [
        [2, true, 3],
        [2, true, 3],
      ],
      repertoires: [
        { application_id: ben.application_id, student_name: 'Ben Abel', repertoire: '' },
        { application_id: ada.application_id, student_name: 'Ada Zoller', repertoire: 'Suite' },
      ],
    })
    await fixture.db
      .updateTable('applications')
      .set({ status: 'withdrawn', withdrawn_at: new Date() })
      .where('id', '=', ada.application_id)
      .execute()
    expect((await seen()).counts.map(([count]) => count)).toEqual([1, 1])
  })

  test('shows the latest period first, none of a draft, and only the person’s own', async () => {
    const draft = await fixture.academy(2029, false)
    await fixture.db.updateTable('academies').set({ is_draft: true }).where('id', '=', draft).execute()
    await newPeriod(as, draft, ['2029-08-01', '2029-08-10'])
    const next = await newPeriod(as, await fixture.academy(2030, false), ['2030-08-01', '2030-08-10'])
    const past = await newPeriod(as, await fixture.academy(2025, false), ['2025-08-01', '2025-08-10'])
    const { repetitions, repertoires } = await accompaniment()
    expect(repetitions.map(one => [one.id, one.is_current])).toEqual([
      [next, false],
      [period, true],
      [past, false],
    ])
    expect(repertoires).toEqual([])
    const stranger = await fixture.person(['Correpetitor'])
    expect(await accompaniment(stranger)).toEqual({ repetitions: [], repertoires: [], concert_requests: [] })
  })

  test('offers only masterclasses of the current academy, by their first day', async () => {
    const current = await fixture.masterclass()
    const earlier = await fixture.masterclass({ days: ['2027-08-01', '2027-08-09'] })
    const past = await fixture.masterclass({ academy_id: await fixture.academy(2024, false) })
    const { body } = await fixture.call(contract.masterclassesToAccompany, {}, { as })
    const ids = body.map(one => one.id)
    expect(ids.filter(id => id === current || id === earlier)).toEqual([earlier, current])
    expect(ids).not.toContain(past)
  })

  test('has the concert requests that name the person, with date and order once the evening is announced', async () => {
    const { db, academy_id } = fixture
    const piece = await insertPiece(db, await insertComposer(db))
    const player = await fixture.applicant(await fixture.masterclass(), { first_name: 'Ada' })
    const request = async (period_id: number | null, of_academy = academy_id) => {
      const values = {
        academy_id: of_academy,
        account_id: player.id,
        piece_id: piece.id,
        correpetition_period_id: period_id,
      }
      const times = {
        earliest_performance_date: '2027-08-04',
        duration_seconds: 300,
        requested_at: new Date(),
      }
      const added = db
        .insertInto('concert_requests')
        .values({ ...values, ...times })
        .returning('id')
      return (await added.executeTakeFirstOrThrow()).id
    }
    const old = await fixture.academy(2023, false)
    const [first, second] = [await request(period), await request(period)]
    await request(null)
    await request(await newPeriod(as, old, ['2023-08-01', '2023-08-10']), old)
    const seen = async () =>
      (await accompaniment()).concert_requests.map(one => [
        one.id,
        one.scheduled_performance_date,
        one.position,
      ])
    const evening = db
      .insertInto('concert_evenings')
      .values({ academy_id, date: '2027-08-05', place: 'Church', length_minutes: 60 })
    const { id: evening_id } = await evening.returning('id').executeTakeFirstOrThrow()
    await db
      .updateTable('concert_requests')
      .set({ evening_id, position: 3 })
      .where('id', '=', second)
      .execute()
    expect(await seen()).toEqual([
      [first, null, null],
      [second, null, null],
    ])
    const announced = {
      announced_evening_id: evening_id,
      announced_date: '2027-08-05',
      announced_place: 'Church',
    }
    await db.updateTable('concert_requests').set(announced).where('id', '=', second).execute()
    expect(await seen()).toEqual([
      [second, '2027-08-05', 3],
      [first, null, null],
    ])
    const [row] = (await accompaniment()).concert_requests
    expect(row).toMatchObject({ student_name: 'Ada Talbach', place: 'Church', total_duration_seconds: 300 })
  })

  test('a selection that was changed meanwhile is not overwritten', async () => {
    const [a, b] = [await fixture.masterclass(), await fixture.masterclass()]
    await choose(a)
    const body = { assignments: [{ masterclass_id: b }], seen_ids: [] }
    const stale = { params: { correpetitionId: String(period) }, body }
    expect((await fixture.refused(contract.chooseMasterclasses, stale, { as })).body.code).toBe(
      'changed_meanwhile',
    )
    expect(await chosen()).toEqual([a])
    await fixture.call(contract.chooseMasterclasses, { ...stale, body: { ...body, seen_ids: [a] } }, { as })
    expect(await chosen()).toEqual([b])
  })
})
