import * as contract from '@academy/contract/selection'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { selectionHouse } from '../../../test/selection-house.ts'

test('the page of the teacher costs one statement for each call, with 3 applicants and with 60', async () => {
  // Before the first connection is made, so that every one of them is heard.
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const house = await selectionHouse()
  const id = await house.masterclass()
  const { db, teacher: as } = house
  const cost = async (work: () => Promise<unknown>) => {
    query.mockClear()
    await work()
    const asked = query.mock.calls.map(([given]) => Reflect.get(Object(given), 'text') ?? given)
    return asked.filter(text => !/access_tokens/.test(String(text))).length
  }
  const masterclassId = String(id)
  for (const count of [3, 60]) {
    const { length: there } = await db.selectFrom('applications').select('id').execute()
    for (let index = there; index < count; index++) await house.applicant(id)
    const applicants = () => house.call(contract.applicants, { params: { masterclassId } }, { as })
    expect((await applicants()).body).toHaveLength(count)
    expect(await cost(applicants)).toBe(1)
    expect(
      await cost(() => house.call(contract.myMasterclass, { params: { id: masterclassId } }, { as })),
    ).toBe(1)
    expect(await cost(() => house.call(contract.myMasterclasses, {}, { as }))).toBe(1)
    expect(await cost(() => house.call(contract.allCurrentMasterclasses, {}, { as: house.admin }))).toBe(1)
  }
  // The ear works: a statement beside the call is counted.
  expect(await cost(() => db.selectFrom('applications').select('id').execute())).toBe(1)
  await house.close()
})
