import { saveReview } from '@academy/contract/admission/reviews/endpoints'
import * as selection from '@academy/contract/admission/selection/endpoints'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import { type SelectionFixture, selectionFixture } from '../../../../test/selection-fixture.ts'

let fixture: SelectionFixture
let masterclass_id: number
let applicant: Awaited<ReturnType<SelectionFixture['applicant']>>
beforeAll(async () => {
  fixture = await selectionFixture()
})
afterAll(() => fixture.close())
beforeEach(async () => {
  masterclass_id = await fixture.masterclass()
  applicant = await fixture.applicant(masterclass_id)
})

const input = (body: unknown, id = applicant.application_id) => ({
  params: { applicationId: String(id) },
  body,
})
const save = async (body: { rating: number | null; note?: string; version: number }) =>
  (await fixture.call(saveReview, { params: input(body).params, body }, { as: fixture.teacher })).body
const refusal = async (body: unknown, as: Person = fixture.teacher, id = applicant.application_id) =>
  (await fixture.refused(saveReview, input(body, id), { as })).body.code
const listed = async () => {
  const params = { masterclassId: String(masterclass_id) }
  const { body } = await fixture.call(selection.applicants, { params }, { as: fixture.teacher })
  return body.find(({ id }) => id === applicant.application_id)?.review
}
const first = { rating: 4, note: 'Warm sound\n– rhythm', version: 0 }

describe('a review', () => {
  test('is made, changed and cleared, and is with the applicant', async () => {
    expect(await listed()).toEqual({ rating: null, note: '', version: 0 })
    expect(await save(first)).toEqual({ ...first, version: 1 })
    expect(await listed()).toEqual({ ...first, version: 1 })
    expect(await save({ rating: null, version: 1 })).toEqual({ rating: null, note: '', version: 2 })
    expect(await listed()).toEqual({ rating: null, note: '', version: 2 })
  })

  test.each([1, 7])('of version %i is refused when there is none', async version => {
    expect(await refusal({ ...first, version })).toBe('changed_meanwhile')
    expect((await listed())?.version).toBe(0)
  })

  test('is not overwritten by one who has seen an older version', async () => {
    await save(first)
    expect(await refusal({ ...first, rating: 1 })).toBe('changed_meanwhile')
    expect((await listed())?.rating).toBe(4)
  })

  test('of fifty that begin with the same version, one is saved', async () => {
    const saves = Array.from({ length: 50 }, (_, index) =>
      fixture.app.inject({
        method: 'PUT',
        url: saveReview.path.replace(':applicationId', String(applicant.application_id)),
        headers: { authorization: `Bearer ${fixture.teacher.token}`, 'x-forwarded-for': '10.5.5.5' },
        payload: { rating: (index % 5) + 1, note: '', version: 0 },
      }),
    )
    const statuses = (await Promise.all(saves)).map(({ statusCode }) => statusCode)
    expect(statuses.toSorted().slice(0, 2)).toEqual([200, 409])
    expect((await listed())?.version).toBe(1)
  })

  test('stays possible after the final save', async () => {
    await fixture.db
      .updateTable('masterclasses')
      .set({ finalized_at: new Date() })
      .where('id', '=', masterclass_id)
      .execute()
    expect((await save(first)).version).toBe(1)
  })

  test.each([
    [{ rating: 0, note: '', version: 0 }],
    [{ rating: 6, note: '', version: 0 }],
    [{ rating: 2.5, note: '', version: 0 }],
    [{ rating: '4', note: '', version: 0 }],
    [{ rating: 4, note: 'x'.repeat(5001), version: 0 }],
    [{ rating: 4, note: '', version: -1 }],
    [{ rating: 4, note: '' }],
    [[]],
  ])('is refused as %j', async body => {
    expect(await refusal(body)).toBe('invalid_input')
  })

  test('is nobody else’s: other teachers, the office, students, unpaid applications', async () => {
    const unpaid = await fixture.applicant(masterclass_id, { paid: false })
    expect(await refusal(first, fixture.teacher, unpaid.application_id)).toBe('not_found')
    expect(await refusal(first, await fixture.person(['Teacher']))).toBe('not_found')
    expect(await refusal(first, fixture.admin)).toBe('forbidden')
    expect(await refusal(first, applicant)).toBe('forbidden')
  })
})
