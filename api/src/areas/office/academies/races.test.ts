import { book } from '@academy/contract/lodging/bookings/endpoints'
import type { AcademyChange } from '@academy/contract/office/academies/academy-input'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AcademiesFixture, academiesFixture } from '../../../../test/academies-fixture.ts'
import { untilBlocked } from '../../../../test/until-blocked.ts'
import { together, withoutLocks } from '../../../../test/without-locks.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockAcademy } from '../../../db/locks.ts'
import { findChosenOptions } from '../../lodging/bookings/option-queries.ts'
import { change, switchCurrent } from './academies.ts'

let fixture: AcademiesFixture
beforeAll(async () => {
  fixture = await academiesFixture()
})
afterAll(() => fixture.close())

const unlocked = (count: number) => {
  const instead = together(count)
  return <T>(work: () => Promise<T>) => withoutLocks(['academy'], work, { instead })
}
const locked = <T>(work: () => Promise<T>) => work()
const outcomes = async (attempts: Promise<unknown>[]) => {
  const settled = await Promise.allSettled(attempts)
  return {
    succeeded: settled.filter(({ status }) => status === 'fulfilled').length,
    codes: settled.flatMap(one =>
      one.status === 'rejected' ? [Reflect.get(Object(one.reason), 'code')] : [],
    ),
  }
}

describe('saving one version many times at once', () => {
  const saveTogether = async (around = locked) => {
    const { id } = await fixture.add()
    const { body } = await fixture.changeInput(id, {})
    const by = { id, actor_id: fixture.admin.id, locale: 'en' as const, now: new Date() }
    const saves = Array.from({ length: 8 }, (_, index) => {
      const wanted = { ...body, place_name: `Stift ${index}` } as AcademyChange
      return around(() => change(fixture.services, { ...by, wanted }))
    })
    const result = await outcomes(saves)
    await fixture.remove(id)
    return result
  }

  test('succeeds once, and the others are refused', async () => {
    expect(await saveTogether()).toEqual({ succeeded: 1, codes: Array(7).fill('changed_meanwhile') })
  })

  test('control: without the lock several succeed', async () => {
    expect((await saveTogether(unlocked(8))).succeeded).toBeGreaterThan(1)
  })
})

describe('making different years current at once', () => {
  const switchTogether = async (around = locked) => {
    const years = await Promise.all(Array.from({ length: 5 }, () => fixture.add()))
    const by = { replaces: fixture.id, is_confirmed: true, actor_id: fixture.admin.id, now: new Date() }
    const result = await outcomes(
      years.map(({ id }) => around(() => switchCurrent(fixture.services, { id, ...by }))),
    )
    const current = (await fixture.list()).filter(({ is_current }) => is_current)
    await fixture.makeCurrent(fixture.id, true)
    for (const { id } of years) await fixture.remove(id)
    return { ...result, current: current.length }
  }

  test('succeeds once, and the others are refused', async () => {
    const codes = Array(4).fill('changed_meanwhile')
    expect(await switchTogether()).toEqual({ succeeded: 1, codes, current: 1 })
  })

  test('control: without the lock the others fail otherwise or overwrite, and still one is current', async () => {
    const { codes, current } = await switchTogether(unlocked(5))
    expect(codes).not.toEqual(Array(4).fill('changed_meanwhile'))
    expect(current).toBe(1)
  })
})

describe('booking while the days are changed', () => {
  const choice = {
    start_date: '2027-08-11',
    end_date: '2027-08-15',
    academy_room_type_id: null,
    academy_meal_type_id: null,
    diet: null,
    comment: '',
  }
  const shorten = (tx: Tx) =>
    tx.updateTable('academies').set({ end_date_academy: '2027-08-12' }).where('id', '=', fixture.id).execute()

  test('waits, and is refused by the new days', async () => {
    const as = await fixture.person()
    await fixture.db
      .updateTable('profiles')
      .set({ gender: 'female' })
      .where('account_id', '=', as.id)
      .execute()
    const { booking } = await fixture.db.transaction().execute(async tx => {
      await lockAcademy(tx, fixture.id)
      await shorten(tx)
      const sent = fixture.refused(book, { body: { ...choice, agreedToTerms: true } }, { as })
      await untilBlocked(fixture.db)
      return { booking: sent }
    })
    const { status, body } = await booking
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['end_date']])
    await fixture.db.updateTable('academies').set({ end_date_academy: '2027-08-15' }).execute()
  })

  test('control: without its lock the booking would be checked against the old days', async () => {
    const offer = await fixture.db.transaction().execute(async tx => {
      await lockAcademy(tx, fixture.id)
      await shorten(tx)
      return fixture.db.transaction().execute(other => findChosenOptions(other, fixture.id, choice))
    })
    expect(offer?.end_date).toBe('2027-08-15')
  })
})
