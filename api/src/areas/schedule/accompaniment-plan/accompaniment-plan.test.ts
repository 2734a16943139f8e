import { finalize } from '@academy/contract/admission/selection/endpoints'
import { announceEvening, planEvening } from '@academy/contract/concerts/evenings/endpoints'
import { chooseMasterclasses } from '@academy/contract/schedule/accompaniment/endpoints'
import * as contract from '@academy/contract/schedule/accompaniment-plan/endpoints'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import { type ProgrammeFixture, programmeFixture } from '../../../../test/programme-fixture.ts'
import { insertComposer, insertPiece } from '../../../../test/repertoire.ts'
import { AFTER_DEADLINE } from '../../../../test/selection-fixture.ts'

let fixture: ProgrammeFixture
let jon: Person
let period: number
let cello: number
beforeEach(async () => {
  fixture = await programmeFixture(AFTER_DEADLINE)
  jon = await accompanist('Jon', 'Vess')
  period = await fixture.accompany(jon, ['2027-08-01', '2027-08-11'])
  cello = await fixture.masterclass()
})
afterEach(() => fixture.close())

const accompanist = async (first_name: string, last_name: string) => {
  const person = await fixture.person(['Correpetitor'])
  const named = fixture.db.updateTable('accounts').set({ first_name, last_name })
  await named.where('id', '=', person.id).execute()
  return person
}
const plan = async (as = fixture.admin) => (await fixture.call(contract.accompanimentPlan, {}, { as })).body
const masterclass = async (id: number, as?: Person) =>
  (await plan(as)).masterclasses.find(one => one.id === id)
const free = { period_ids: [] as number[], needs_accompanist: true }
const assignment = (id: number, wanted: Partial<typeof free>, seen: Partial<typeof free> = {}) => ({
  params: { id: String(id) },
  body: { ...free, ...wanted, seen: { ...free, ...seen } },
})
const assign = async (id: number, wanted: Partial<typeof free>, seen?: Partial<typeof free>) =>
  (await fixture.call(contract.assignAccompanists, assignment(id, wanted, seen), fixture.as)).body
const refusal = async (id: number, wanted: Partial<typeof free>, seen?: Partial<typeof free>) =>
  (await fixture.refused(contract.assignAccompanists, assignment(id, wanted, seen), fixture.as)).body.code
const choose = (correpetition_id: number, ids: number[], seen_ids?: number[]) => ({
  params: { correpetitionId: String(correpetition_id) },
  body: { assignments: ids.map(masterclass_id => ({ masterclass_id })), ...(seen_ids && { seen_ids }) },
})

describe('the plan', () => {
  test('has the number applied and no participants until the selection is final', async () => {
    await assign(cello, { period_ids: [period] })
    const repertoire = 'Franck: Sonate (28 min)\n\nBach: Suite'
    await fixture.applicant(cello, { is_accepted: true, repertoire })
    await fixture.applicant(cello, { is_accepted: true, repertoire: 'Kodály: Sonate' })
    await fixture.applicant(cello, { is_accepted: false, repertoire: 'Popper' })
    await fixture.applicant(cello, { is_accepted: true, has_withdrawn: true })
    await fixture.applicant(cello, { paid: false })
    const seen = async (...as: Parameters<typeof plan>) => {
      const { masterclasses, accompanists } = await plan(...as)
      const [row] = masterclasses
      return [row?.participant_count, row?.application_count, accompanists[0]?.total]
    }
    const none = { participant_count: 0, piece_count: 0, piece_seconds: 0, untimed_count: 0 }
    const noConcert = { concert_count: 0, concert_seconds: 0 }
    const before = [null, 3, { ...none, ...noConcert, open_count: 1, undecided_count: 3 }]
    expect(await seen(jon)).toEqual(before)
    await fixture.call(finalize, { params: { id: String(cello) } }, { as: fixture.teacher })
    const known = { participant_count: 2, piece_count: 3, piece_seconds: 1_680, untimed_count: 2 }
    const after = [2, 3, { ...known, ...noConcert, open_count: 0, undecided_count: 0 }]
    // The office knows the results at once, accompanists with the letters.
    expect([await seen(), await seen(jon)]).toEqual([after, before])
    await fixture.sendLetters(cello)
    expect(await seen(jon)).toEqual(after)
    const [row] = (await plan()).accompanists
    expect(row?.days.find(({ date }) => date === '2027-08-03')).toMatchObject(known)
    // The first day is that of arrival.
    expect(row?.days.find(({ date }) => date === '2027-08-02')).toMatchObject(none)
  })

  test('names masterclasses without an accompanist, free days and days without anybody', async () => {
    const late = await fixture.masterclass({ days: ['2027-08-10', '2027-08-14'] })
    const seen = await plan()
    expect(seen.year).toBe(2027)
    expect(seen.suggestions).toEqual([
      { masterclass_id: late, candidates: [], is_estimate: true },
      { masterclass_id: cello, candidates: [{ period_id: period, peak: 1, total: 7 }], is_estimate: true },
    ])
    expect(seen.accompanists[0]?.free).toEqual([
      { start_date: '2027-08-03', end_date: '2027-08-09' },
      { start_date: '2027-08-11', end_date: '2027-08-11' },
    ])
    expect(seen.uncovered).toEqual([{ start_date: '2027-08-12', end_date: '2027-08-13' }])
  })

  test('is in the order of days and surnames, leaves out other academies, and has no repertoire and no email address', async () => {
    const past = await fixture.academy(2026, false)
    await fixture.masterclass({ academy_id: past })
    const ada = await fixture.applicant(cello, { is_accepted: true, repertoire: 'A secret suite' })
    const earlier = await fixture.masterclass({ days: ['2027-08-01', '2027-08-09'] })
    await fixture.accompany(await accompanist('Zita', 'Abel'), ['2027-08-01', '2027-08-11'])
    const seen = await plan(jon)
    expect(seen.masterclasses.map(({ id }) => id)).toEqual([earlier, cello])
    expect(seen.accompanists.map(({ name, is_own }) => [name, is_own])).toEqual([
      ['Zita Abel', false],
      ['Jon Vess', true],
    ])
    expect(JSON.stringify(seen)).not.toMatch(/secret|@/)
    expect((await fixture.refused(contract.accompanimentPlan, {}, { as: ada })).body.code).toBe('forbidden')
  })

  test('is empty without a current academy', async () => {
    await fixture.db.updateTable('academies').set({ is_current: false }).execute()
    expect(await plan()).toEqual({
      year: null,
      masterclasses: [],
      accompanists: [],
      uncovered: [],
      suggestions: [],
    })
  })

  test('tells accompanists the day of a concert only once it is announced', async () => {
    const piece = await insertPiece(fixture.db, await insertComposer(fixture.db))
    const player = await fixture.applicant(cello)
    const { academy_id } = fixture
    const request = await fixture.db
      .insertInto('concert_requests')
      .values({
        academy_id,
        account_id: player.id,
        piece_id: piece.id,
        earliest_performance_date: '2027-08-04',
        duration_seconds: 300,
        correpetition_period_id: period,
        requested_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const evening = await fixture.db
      .insertInto('concert_evenings')
      .values({ academy_id, date: '2027-08-05', place: 'Church', length_minutes: 60 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const params = { id: String(evening.id) }
    await fixture.call(planEvening, { params, body: { request_ids: [request.id] } }, fixture.as)
    const concert = async (as: Person) => {
      const { days = [], undated_count } = (await plan(as)).accompanists[0] ?? {}
      return [days.find(({ concert_count }) => concert_count > 0)?.date, undated_count]
    }
    expect(await concert(fixture.admin)).toEqual(['2027-08-05', 0])
    expect(await concert(jon)).toEqual([undefined, 1])
    await fixture.call(announceEvening, { params }, fixture.as)
    expect(await concert(jon)).toEqual(['2027-08-05', 0])
  })
})

describe('the office', () => {
  test('assigns several, replaces them and takes them away, with a record', async () => {
    const brunn = await accompanist('Ida', 'Brunn')
    const ida = await fixture.accompany(brunn, ['2027-08-01', '2027-08-12'])
    expect(await assign(cello, { period_ids: [ida, period, ida] })).toEqual({
      ...free,
      period_ids: [period, ida],
    })
    expect(await fixture.lastAudit()).toEqual({
      action: 'accompanists_assigned',
      actor_id: fixture.admin.id,
      details: {
        masterclass_id: cello,
        accompanists: ['', 'Jon Vess, Ida Brunn'],
        account_ids: [String(jon.id), String(brunn.id)],
      },
    })
    expect(await assign(cello, { period_ids: [ida] }, { period_ids: [ida, period] })).toEqual({
      ...free,
      period_ids: [ida],
    })
    expect(await assign(cello, {}, { period_ids: [ida] })).toEqual(free)
    expect((await masterclass(cello))?.period_ids).toEqual([])
  })

  test('says that a masterclass needs nobody: it is no longer missing', async () => {
    await assign(cello, { needs_accompanist: false })
    expect((await plan()).suggestions).toEqual([])
    expect((await fixture.lastAudit()).details).toEqual({
      masterclass_id: cello,
      needs_accompanist: ['true', 'false'],
    })
    expect(await refusal(cello, {})).toBe('changed_meanwhile')
  })

  test('is refused outside of the period, for unknown ones and those of other academies', async () => {
    const outside = await fixture.masterclass({ days: ['2027-08-05', '2027-08-12'] })
    const past = await fixture.masterclass({ academy_id: await fixture.academy(2026, false) })
    expect(await refusal(outside, { period_ids: [period] })).toBe('outside_period')
    expect(await refusal(past, { period_ids: [] })).toBe('not_found')
    expect(await refusal(999_999, {})).toBe('not_found')
    expect(await refusal(cello, { period_ids: [999_999] })).toBe('not_found')
    expect((await masterclass(outside))?.period_ids).toEqual([])
  })

  test('is refused if an accompanist has chosen meanwhile, as is the accompanist if the office has assigned', async () => {
    await fixture.call(chooseMasterclasses, choose(period, [cello]), { as: jon })
    expect(await refusal(cello, { period_ids: [] })).toBe('changed_meanwhile')
    const viola = await fixture.masterclass()
    await assign(viola, { period_ids: [period] })
    const stale = await fixture.refused(chooseMasterclasses, choose(period, [], [cello]), { as: jon })
    expect(stale.body.code).toBe('changed_meanwhile')
    const { body } = await fixture.call(chooseMasterclasses, choose(period, [cello, viola], [cello, viola]), {
      as: jon,
    })
    expect(body.masterclasses.map(one => [one.id, one.is_assigned])).toEqual([
      [cello, false],
      [viola, true],
    ])
  })

  test('takes the suggestion as a whole or not at all', async () => {
    const viola = await fixture.masterclass()
    const take = (...pairs: [masterclass_id: number, period_id: number][]) => ({
      body: { assignments: pairs.map(([masterclass_id, period_id]) => ({ masterclass_id, period_id })) },
    })
    const refused = async (...pairs: [number, number][]) =>
      (await fixture.refused(contract.takeSuggestion, take(...pairs), fixture.as)).body.code
    const outside = await fixture.masterclass({ days: ['2027-08-05', '2027-08-12'] })
    expect(await refused([cello, period], [outside, period])).toBe('outside_period')
    expect(await refused([cello, 999_999])).toBe('not_found')
    expect(await refused([999_999, period])).toBe('not_found')
    expect(await refused()).toBe('invalid_input')
    await fixture.call(contract.takeSuggestion, take([cello, period], [viola, period]), fixture.as)
    const { masterclasses, suggestions } = await plan()
    expect(masterclasses.map(one => one.period_ids.length)).toEqual([1, 1, 0])
    expect(suggestions.map(one => one.masterclass_id)).toEqual([outside])
    expect(await fixture.lastAudit()).toMatchObject({
      action: 'accompanists_assigned',
      details: { masterclass_id: viola },
    })
    expect(await refused([cello, period])).toBe('changed_meanwhile')
  })
})
