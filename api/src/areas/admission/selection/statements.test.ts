import * as contract from '@academy/contract/admission/selection/endpoints'
import { expect, test } from 'vitest'
import { recordStatements } from '../../../../test/recorded-statements.ts'
import { selectionFixture } from '../../../../test/selection-fixture.ts'

test('the teacher’s page runs one statement for each call, with 3 applicants and with 60', async () => {
  const { count: cost, stop } = recordStatements()
  const fixture = await selectionFixture()
  const id = await fixture.masterclass()
  const { db, teacher: as } = fixture
  const masterclassId = String(id)
  for (const count of [3, 60]) {
    const { length: there } = await db.selectFrom('applications').select('id').execute()
    for (let index = there; index < count; index++) await fixture.applicant(id)
    const applicants = () => fixture.call(contract.applicants, { params: { masterclassId } }, { as })
    expect((await applicants()).body).toHaveLength(count)
    expect(await cost(applicants)).toBe(1)
    expect(
      await cost(() => fixture.call(contract.myMasterclass, { params: { id: masterclassId } }, { as })),
    ).toBe(1)
    expect(await cost(() => fixture.call(contract.myMasterclasses, {}, { as }))).toBe(1)
    expect(await cost(() => fixture.call(contract.allCurrentMasterclasses, {}, { as: fixture.admin }))).toBe(
      1,
    )
  }
  // Control: a statement outside the call is recorded.
  expect(await cost(() => db.selectFrom('applications').select('id').execute())).toBe(1)
  await fixture.close()
  stop()
})
