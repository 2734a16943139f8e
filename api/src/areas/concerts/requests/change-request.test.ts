import * as planning from '@academy/contract/concerts/evenings/endpoints'
import * as contract from '@academy/contract/concerts/requests/endpoints'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { insertEvening, insertPeriod, insertPlayer } from '../../../../test/concert.ts'
import { insertMasterclass } from '../../../../test/masterclass.ts'
import { insertComposer, insertPiece } from '../../../../test/repertoire.ts'
import { untilBlocked } from '../../../../test/until-blocked.ts'
import { lockRequest } from './write-queries.ts'

let fixture: TestApp
let student: Person
let sonata: { id: number; movements: number[] }
let other: { id: number; movements: number[] }
let id: number
beforeEach(async () => {
  fixture = await testApp({ ACADEMY_NOW: '2027-07-20T10:00:00+02:00' })
  await insertMasterclass(fixture.db)
  student = await insertPlayer(fixture)
  const composer = await insertComposer(fixture.db)
  sonata = await insertPiece(fixture.db, composer, { movements: ['Allegro', 'Finale'] })
  other = await insertPiece(fixture.db, composer, { title: 'Bagatellen', movements: ['Andante'] })
  const body = { piece_id: sonata.id, earliest_performance_date: '2027-08-05', duration_seconds: 1_500 }
  id = (await fixture.call(contract.request, { body }, { as: student })).body.id
})
afterEach(() => fixture.close())

const input = (details: object = {}) => ({
  version: 1,
  piece_id: sonata.id,
  earliest_performance_date: '2027-08-06',
  duration_seconds: 1_400,
  ...details,
})
const params = () => ({ id: String(id) })
const change = (details: object = {}, as = student) =>
  fixture.call(contract.changeRequest, { params: params(), body: input(details) }, { as })
const refuse = async (details: object = {}, as = student) => {
  const { status, body } = await fixture.refused(
    contract.changeRequest,
    { params: { id }, body: input(details) },
    { as, locale: 'en' },
  )
  return [status, body.code, ...(body.errors ? [body.errors] : [])]
}
const setRequest = (values: object) => fixture.db.updateTable('concert_requests').set(values).execute()

describe('changing a request', () => {
  test('replaces all its fields, and the office sees it with the plan', async () => {
    const period = await insertPeriod(fixture.db, await fixture.person(['Correpetitor']))
    const evening = await insertEvening(fixture.db, [id])
    const { body } = await change({
      piece_id: other.id,
      duration_seconds: null,
      movements: [{ movement_id: other.movements[0], duration_seconds: 240, sort_order: 0 }],
      correpetition_id: period,
      page_turner_confirmed: true,
      is_chamber_music: true,
      chamber_ensemble: [{ name: 'Lea Brandtner', instrument: 'Viola' }],
      wants_recording: true,
      notes: 'Not on Saturday.',
    })
    const changed = {
      id,
      version: 2,
      piece_id: other.id,
      movement_titles: ['Andante'],
      duration_seconds: null,
      total_duration_seconds: 240,
      earliest_performance_date: '2027-08-06',
      correpetition_id: period,
      chamber_ensemble: [{ name: 'Lea Brandtner', instrument: 'Viola' }],
      wants_recording: true,
      notes: 'Not on Saturday.',
      changed_at: expect.stringMatching(/^2027-07-20T08:00:/),
    }
    expect(body).toMatchObject(changed)
    const office = await fixture.person(['AcademyManager'])
    const board = (await fixture.call(planning.board, {}, { as: office })).body
    expect(board.requests).toMatchObject([{ ...changed, evening_id: evening }])
    const log = await fixture.db.selectFrom('audit_log').select('action').orderBy('id').execute()
    expect(log.map(({ action }) => action)).toContain('concert_request_changed')
  })

  test('keeps a day that has become too early, but takes no other one', async () => {
    await setRequest({ earliest_performance_date: '2027-07-31' })
    expect((await change({ earliest_performance_date: '2027-07-31' })).body.version).toBe(2)
    expect(await refuse({ version: 2, earliest_performance_date: '2027-07-30' })).toEqual([
      422,
      'invalid_input',
      { earliest_performance_date: ['There is no concert on this day that you could still play in.'] },
    ])
  })

  test('takes away its movements for the whole work', async () => {
    const movements = [{ movement_id: sonata.movements[1], duration_seconds: 200, sort_order: 0 }]
    await change({ duration_seconds: null, movements })
    const { body } = await change({ version: 2 })
    expect(body).toMatchObject({ movement_titles: [], total_duration_seconds: 1_400, version: 3 })
  })

  test('is refused once it is announced, withdrawn, of another person or of another academy', async () => {
    const stranger = await fixture.person()
    expect(await refuse({}, stranger)).toEqual([404, 'not_found'])
    const evening = await insertEvening(fixture.db, [id])
    const announced = {
      announced_date: '2027-08-06',
      announced_place: 'Stiftskirche',
      announced_evening_id: evening,
    }
    await setRequest(announced)
    expect(await refuse()).toEqual([409, 'request_scheduled'])
    const nothing = { announced_date: null, announced_place: null, announced_evening_id: null }
    await setRequest({ ...nothing, evening_id: null, position: null, withdrawn_at: new Date() })
    expect(await refuse()).toEqual([404, 'not_found'])
    await setRequest({ withdrawn_at: null })
    await fixture.db.updateTable('academies').set({ is_current: false }).execute()
    expect(await refuse()).toEqual([404, 'not_found'])
  })

  test.each([
    [
      'a movement of another piece',
      () => ({ movements: [{ movement_id: other.movements[0], duration_seconds: 9, sort_order: 0 }] }),
      ['movements.0.movement_id'],
    ],
    ['an unknown accompanist', () => ({ correpetition_id: 999_999 }), ['correpetition_id']],
    ['an unknown piece', () => ({ piece_id: 999_999 }), ['piece_id']],
    ['chamber music without players', () => ({ is_chamber_music: true }), ['chamber_ensemble']],
    ['no duration', () => ({ duration_seconds: null }), ['duration_seconds']],
    ['no version', () => ({ version: undefined }), ['version']],
  ])('is refused for %s, at the field', async (_, details, fields) => {
    const [status, , errors] = await refuse(details())
    expect(status).toBe(422)
    expect(Object.keys(errors ?? {})).toEqual(fields)
    expect((await fixture.call(contract.requests, {}, { as: student })).body).toMatchObject([{ version: 1 }])
  })
})

describe('of many changes of one version', () => {
  const send = () =>
    fixture.app.inject({
      method: 'PUT',
      url: `/api/concert-requests/${id}`,
      headers: { authorization: `Bearer ${student.token}` },
      payload: input(),
    })

  test('one is saved', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, send))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      200,
      ...Array.from({ length: 11 }, () => 409),
    ])
    expect((await fixture.call(contract.requests, {}, { as: student })).body).toMatchObject([{ version: 2 }])
  })

  test('control: a change waits for the lock of the request', async () => {
    let answer: ReturnType<typeof send> | undefined
    await fixture.db.transaction().execute(async tx => {
      await lockRequest(tx, id)
      answer = send()
      await untilBlocked(fixture.db)
      // Without the lock this version would be overwritten.
      await tx.updateTable('concert_requests').set({ version: 2 }).where('id', '=', id).execute()
    })
    expect((await answer)?.json().code).toBe('changed_meanwhile')
  })
})
