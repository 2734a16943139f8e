// Concerts are for people with an application or a place. Nobody learns a result from this before its letter has left.
import * as applications from '@academy/contract/admission/applications/endpoints'
import { officeFinalize } from '@academy/contract/admission/selection/endpoints'
import type { ApplicationStatus } from '@academy/contract/base/schemas'
import { announceEvening, board, planEvening } from '@academy/contract/concerts/evenings/endpoints'
import * as contract from '@academy/contract/concerts/requests/endpoints'
import { personWithdrawal, withdrawForPerson } from '@academy/contract/office/person-page/endpoints'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import { announceRequest, insertApplication, insertEvening } from '../../../../test/concert.ts'
import { insertMasterclass } from '../../../../test/masterclass.ts'
import { insertComposer, insertPiece } from '../../../../test/repertoire.ts'
import { type SelectionFixture, selectionFixture } from '../../../../test/selection-fixture.ts'
import { awaitedLater, untilBlocked } from '../../../../test/until-blocked.ts'
import { lockAccount } from '../../../db/locks.ts'
import { findToldStatuses } from './queries.ts'

let fixture: SelectionFixture
let masterclass_id: number
let piece_id: number
beforeEach(async () => {
  fixture = await selectionFixture()
  masterclass_id = await fixture.masterclass()
  piece_id = (await insertPiece(fixture.db, await insertComposer(fixture.db))).id
})
afterEach(() => fixture.close())

const ask = async (as: Person, locale: 'de' | 'en' = 'en') => {
  const answer = await fixture.app.inject({
    method: 'POST',
    url: '/api/concert-requests',
    headers: { authorization: `Bearer ${as.token}`, locale },
    payload: { piece_id, earliest_performance_date: '2027-08-05', duration_seconds: 60 },
  })
  return { status: answer.statusCode, ...answer.json() }
}
const outcomeOf = async (as: Person) => {
  const { status, code } = await ask(as)
  return code ?? status
}
const own = async (as: Person) => (await fixture.call(contract.requests, {}, { as })).body.map(({ id }) => id)
const finalize = () =>
  fixture.call(officeFinalize, { params: { id: String(masterclass_id) } }, { as: fixture.admin })
const planned = async () => (await fixture.call(board, {}, { as: fixture.admin })).body.requests

describe('a concert is requested', () => {
  // biome-ignore format: the table is aligned in columns
  test.each<[ApplicationStatus[], number | string]>([
    [[],                        'application_needed'],
    [['withdrawn'],             'application_needed'],
    [['applied'],               201],
    [['accepted'],              201],
    [['reserve'],               201],
    [['rejected'],              'place_needed'],
    [['rejected', 'withdrawn'], 'place_needed'],
    [['withdrawn', 'applied'],  201],
  ])('with applications that are %j: %j', async (statuses, expected) => {
    const person = await fixture.person()
    for (const status of statuses)
      await insertApplication(fixture.db, person.id, { status, masterclass_id: await fixture.masterclass() })
    // The applications of others do not count.
    await insertApplication(fixture.db, (await fixture.person()).id, { status: statuses.length > 0 ? 'withdrawn' : 'applied' })
    expect(await outcomeOf(person)).toBe(expected)
    expect(await own(person)).toHaveLength(expected === 201 ? 1 : 0)
  })

  test('not with an application of another year', async () => {
    const person = await fixture.person()
    const former = await insertMasterclass(fixture.db, { is_current: false })
    await insertApplication(fixture.db, person.id, { masterclass_id: former, status: 'accepted' })
    expect(await outcomeOf(person)).toBe('application_needed')
  })

  test('not without an application, which is explained in both languages', async () => {
    const person = await fixture.person()
    expect(await ask(person)).toMatchObject({
      status: 409,
      message: expect.stringMatching(/apply for one first/),
    })
    expect(await ask(person, 'de')).toMatchObject({
      message: expect.stringMatching(/bewerben Sie sich zuerst/),
    })
  })

  test('by everybody until the letters have left, although the office knows the results', async () => {
    const accepted = await fixture.applicant(masterclass_id, { is_accepted: true })
    const declined = await fixture.applicant(masterclass_id, { is_accepted: false })
    await finalize()
    expect([await outcomeOf(accepted), await outcomeOf(declined)]).toEqual([201, 201])
    expect((await planned()).map(({ application_statuses }) => application_statuses)).toEqual([
      ['accepted'],
      ['rejected'],
    ])
    await fixture.sendLetters(masterclass_id)
    expect([await outcomeOf(accepted), await outcomeOf(declined)]).toEqual([201, 'place_needed'])
    expect(await own(declined)).toHaveLength(1)
  })

  test('no more after a place was given up; the office can still plan what was requested before', async () => {
    const person = await fixture.applicant(masterclass_id, { is_accepted: true })
    await finalize()
    await fixture.sendLetters(masterclass_id)
    const { id } = await ask(person)
    const params = { id: String(person.application_id) }
    await fixture.call(applications.deleteApplication, { params, query: { cost: 108 } }, { as: person })
    expect(await outcomeOf(person)).toBe('application_needed')
    expect(await planned()).toMatchObject([{ id, application_statuses: ['withdrawn'] }])
    const evening = { params: { id: String(await insertEvening(fixture.db)) } }
    const as = { as: fixture.admin }
    await fixture.call(planEvening, { ...evening, body: { request_ids: [id] } }, as)
    expect((await fixture.call(announceEvening, evening, as)).body.notified).toBe(1)
  })
})

describe('with the last application', () => {
  const applicant = async (paid = true) => {
    const person = await fixture.applicant(masterclass_id, { paid })
    const ids: number[] = [(await ask(person)).id, (await ask(person)).id]
    return { person, ids, params: { id: String(person.application_id) } }
  }
  type Applicant = Awaited<ReturnType<typeof applicant>>
  const withdraw = ({ person, params }: Applicant, query: object) =>
    fixture.call(applications.deleteApplication, { params, query }, { as: person })
  const refused = async ({ person, params }: Applicant, query: object) =>
    (await fixture.refused(applications.deleteApplication, { params, query }, { as: person })).body.code
  const hasApplication = async ({ person }: Applicant) =>
    (await fixture.call(applications.applications, {}, { as: person })).body.length > 0

  test.each([
    ['paid', true],
    ['unpaid', false],
  ])('that is %s its requests are withdrawn as wished, and the others stay', async (_, paid) => {
    const it = await applicant(paid)
    const [first = 0, second = 0] = it.ids
    await withdraw(it, { concerts: String(first) })
    expect(await own(it.person)).toEqual([second])
    expect(await hasApplication(it)).toBe(false)
    const log = fixture.db.selectFrom('audit_log').select('details').where('account_id', '=', it.person.id)
    expect(await log.where('action', '=', 'concert_request_withdrawn').execute()).toEqual([
      { details: { request_id: first } },
    ])
  })

  test('they stay when nothing is said about them', async () => {
    const it = await applicant()
    await withdraw(it, {})
    expect(await own(it.person)).toHaveLength(2)
  })

  test('one that was withdrawn in another tab does not stop it', async () => {
    const it = await applicant()
    await fixture.call(contract.withdrawRequest, { params: { id: String(it.ids[0]) } }, { as: it.person })
    await withdraw(it, { concerts: it.ids.join(',') })
    expect([await own(it.person), await hasApplication(it)]).toEqual([[], false])
  })

  test('an announced one refuses everything, and nothing is withdrawn', async () => {
    const it = await applicant()
    await announceRequest(fixture.db, it.ids[1] ?? 0)
    expect(await refused(it, { concerts: it.ids.join(',') })).toBe('request_scheduled')
    expect([await own(it.person), await hasApplication(it)]).toEqual([it.ids.toReversed(), true])
  })

  test('requests of somebody else and bookings are refused', async () => {
    const [it, other] = [await applicant(), await applicant()]
    expect(await refused(it, { concerts: String(other.ids[0]) })).toBe('not_found')
    expect(await refused(it, { bookings: '999999' })).toBe('not_found')
    expect([await own(other.person), await hasApplication(it)]).toEqual([other.ids.toReversed(), true])
  })

  test('the office is offered its requests, but not while another application is left', async () => {
    const it = await applicant()
    const as = { as: fixture.admin }
    const { params } = it
    const offered = async () =>
      (await fixture.call(personWithdrawal, { params }, as)).body.concerts.map(({ id }) => id)
    const another = await insertApplication(fixture.db, it.person.id, {
      masterclass_id: await fixture.masterclass(),
      status: 'reserve',
    })
    expect(await offered()).toEqual([])
    await fixture.db
      .updateTable('applications')
      .set({ status: 'rejected', reserve_rank: null })
      .where('id', '=', another)
      .execute()
    expect(await offered()).toEqual(it.ids.toReversed())
    await fixture.call(withdrawForPerson, { params, query: { concerts: it.ids.join(',') } }, as)
    expect(await own(it.person)).toEqual([])
  })
})

describe('of a withdrawal and many requests at once', () => {
  test('no request comes after the withdrawal', async () => {
    const person = await fixture.applicant(masterclass_id)
    const params = { id: String(person.application_id) }
    const asked = () => Promise.all(Array.from({ length: 6 }, () => outcomeOf(person)))
    const [before, , after] = await Promise.all([
      asked(),
      fixture.call(applications.deleteApplication, { params }, { as: person }),
      asked(),
    ])
    const log = await fixture.db
      .selectFrom('audit_log')
      .select('action')
      .where('account_id', '=', person.id)
      .where('action', 'in', ['concert_requested', 'application_withdrawn'])
      .orderBy('id')
      .execute()
    const requested = [...before, ...after].filter(outcome => outcome === 201)
    expect(new Set([...before, ...after].filter(outcome => outcome !== 201))).toSatisfy(
      (codes: Set<string>) => [...codes].every(code => code === 'application_needed'),
    )
    expect(log.map(({ action }) => action)).toEqual([
      ...requested.map(() => 'concert_requested'),
      'application_withdrawn',
    ])
  })

  /** Withdraws the application of a person in a transaction that is still open while `meanwhile` runs. */
  const withdrawing = (person: Person & { application_id: number }, meanwhile: () => Promise<void>) =>
    fixture.db.transaction().execute(async tx => {
      await lockAccount(tx, person.id)
      await tx
        .updateTable('applications')
        .set({ status: 'withdrawn', withdrawn_at: new Date() })
        .where('id', '=', person.application_id)
        .execute()
      await meanwhile()
    })

  test('a request waits for the withdrawal, and is refused then', async () => {
    const person = await fixture.applicant(masterclass_id)
    let answer: ReturnType<typeof outcomeOf> | undefined
    await withdrawing(person, async () => {
      answer = awaitedLater(outcomeOf(person))
      await untilBlocked(fixture.db)
    })
    expect(await answer).toBe('application_needed')
  })

  test('control: without the lock it still sees the application', async () => {
    const person = await fixture.applicant(masterclass_id)
    await withdrawing(person, async () => {
      expect(await findToldStatuses(fixture.db, person.id, fixture.academy_id)).toEqual(['applied'])
    })
  })
})
