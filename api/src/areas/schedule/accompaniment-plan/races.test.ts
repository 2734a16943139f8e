import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import { type ProgrammeFixture, programmeFixture } from '../../../../test/programme-fixture.ts'
import { untilBlocked } from '../../../../test/until-blocked.ts'
import { withoutLocks } from '../../../../test/without-locks.ts'
import { lockMasterclass } from '../../../db/locks.ts'
import { replaceSelection } from '../accompaniment/queries.ts'
import { assign } from './accompaniment-plan.ts'

let fixture: ProgrammeFixture
let jon: Person
let ida: Person
let jonsPeriod: number
let idasPeriod: number
let cello: number
beforeEach(async () => {
  fixture = await programmeFixture()
  ;[jon, ida] = [await fixture.person(['Correpetitor']), await fixture.person(['Correpetitor'])]
  jonsPeriod = await fixture.accompany(jon, ['2027-08-01', '2027-08-11'])
  idasPeriod = await fixture.accompany(ida, ['2027-08-01', '2027-08-11'])
  cello = await fixture.masterclass()
})
afterEach(() => fixture.close())

const send = async (method: 'PUT' | 'POST', url: string, as: Person, payload: object) => {
  const headers = { authorization: `Bearer ${as.token}`, 'x-forwarded-for': '10.8.8.8' }
  const response = await fixture.app.inject({ method, url, headers, payload })
  return response.statusCode < 400 ? 'done' : String(response.json().code)
}
const seen = { period_ids: [], needs_accompanist: true }
const wanted = () => ({ period_ids: [idasPeriod], needs_accompanist: true, seen })
const office = () => send('PUT', `/api/academy/a/accompaniment/${cello}`, fixture.admin, wanted())
const choice = (as: Person, period: number) =>
  send('POST', `/api/academy/repetiteur/${period}/masterclasses`, as, {
    assignments: [{ masterclass_id: cello }],
    seen_ids: [],
  })
const accompanists = async () => {
  const rows = fixture.db.selectFrom('accompanied_masterclasses').select('period_id')
  return (await rows.where('masterclass_id', '=', cello).orderBy('period_id').execute()).map(
    one => one.period_id,
  )
}

describe('the office assigns while an accompanist chooses', () => {
  /** Both wait for the masterclass, in this order. */
  const inOrder = async (...works: (() => Promise<string>)[]) => {
    const answers: Promise<string>[] = []
    await fixture.db.transaction().execute(async tx => {
      await lockMasterclass(tx, cello)
      for (const [index, work] of works.entries()) {
        answers.push(work())
        await untilBlocked(fixture.db, index + 1)
      }
    })
    return Promise.all(answers)
  }

  test('the office is refused if the accompanist was first', async () => {
    expect(await inOrder(() => choice(jon, jonsPeriod), office)).toEqual(['done', 'changed_meanwhile'])
    expect(await accompanists()).toEqual([jonsPeriod])
  })

  test('the accompanist to whom it was assigned is refused if the office was first', async () => {
    expect(await inOrder(office, () => choice(ida, idasPeriod))).toEqual(['done', 'changed_meanwhile'])
    expect(await accompanists()).toEqual([idasPeriod])
  })

  test('many at once: no deadlock, and every request is saved or refused', async () => {
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          index % 3 === 0
            ? office()
            : choice(...(index % 3 === 1 ? ([jon, jonsPeriod] as const) : ([ida, idasPeriod] as const))),
        ),
      )
      expect(new Set(answers)).toEqual(new Set(['done', 'changed_meanwhile']))
      const saved = await accompanists()
      expect(saved.length).toBeGreaterThan(0)
      // Everybody counts once: the first of each person, and the office only before both of them.
      expect(answers.filter(answer => answer === 'done')).toHaveLength(saved.length)
      await fixture.db.deleteFrom('accompanied_masterclasses').execute()
    }
  })

  test('control: without the lock the office does not see who chooses', async () => {
    await fixture.db.transaction().execute(async tx => {
      await replaceSelection(tx, jonsPeriod, [cello])
      // With the lock it would wait for the end of this transaction.
      const assignment = {
        id: cello,
        wanted: wanted(),
        actor_id: fixture.admin.id,
        now: new Date(),
      }
      const saved = await withoutLocks(['masterclass', 'correpetition_period'], () =>
        assign(fixture, assignment),
      )
      expect(saved).toEqual({ period_ids: [idasPeriod], needs_accompanist: true })
    })
    expect(await accompanists()).toEqual([jonsPeriod, idasPeriod])
  })
})
