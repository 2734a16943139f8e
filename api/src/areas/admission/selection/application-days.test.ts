import { allCurrentMasterclasses } from '@academy/contract/admission/selection/endpoints'
import { applicationDays } from '@academy/contract/admission/selection/office-endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SelectionFixture, selectionFixture } from '../../../../test/selection-fixture.ts'

let fixture: SelectionFixture
beforeAll(async () => {
  fixture = await selectionFixture()
})
afterAll(() => fixture.close())

const show = async () =>
  (await fixture.call(applicationDays, {}, { as: await fixture.person(['AcademyManager']) })).body

/** An application of this moment, whose fee was paid at the other one. */
const applied = async (
  masterclass_id: number,
  applied_at: string,
  fee_paid_at: string | null,
  input: Parameters<SelectionFixture['applicant']>[1] = {},
) => {
  const { application_id } = await fixture.applicant(masterclass_id, { paid: fee_paid_at !== null, ...input })
  await fixture.db
    .updateTable('applications')
    .set({ applied_at: new Date(applied_at), fee_paid_at: fee_paid_at && new Date(fee_paid_at) })
    .where('id', '=', application_id)
    .execute()
}

test('days are those in Vienna, and withdrawn applications do not count', async () => {
  const [one, other] = [await fixture.masterclass(), await fixture.masterclass()]
  expect(await show()).toEqual({
    today: '2027-07-02',
    now: { year: 2027, deadline: '2027-07-01', days: [] },
    before: null,
  })
  // Half an hour after midnight, in summer and in winter.
  await applied(one, '2027-06-14T22:30:00Z', '2027-06-15T21:59:00Z')
  await applied(other, '2027-06-15T10:00:00Z', null)
  await applied(one, '2027-01-31T23:30:00Z', '2027-01-31T22:30:00Z')
  await applied(one, '2027-06-15T10:00:00Z', '2027-06-15T10:00:00Z', { has_withdrawn: true })
  expect((await show()).now.days).toEqual([
    { day: '2027-01-31', applied: 0, paid: 1 },
    { day: '2027-02-01', applied: 1, paid: 0 },
    { day: '2027-06-15', applied: 2, paid: 1 },
  ])
})

test('the year before is the latest earlier academy with masterclasses that is no draft', async () => {
  const earlier = await fixture.academy(2025, false)
  await applied(await fixture.masterclass({ academy_id: earlier }), '2025-05-02T10:00:00Z', null)
  await fixture.academy(2026, false)
  await fixture.masterclass({ academy_id: await fixture.academy(2028, false) })
  const before = { year: 2025, deadline: '2025-07-01', days: [{ day: '2025-05-02', applied: 1, paid: 0 }] }
  expect((await show()).before).toEqual(before)
  const draft = await fixture.academy(2024, false)
  await fixture.masterclass({ academy_id: draft })
  const dates = { start_date_academy: '2026-09-01', end_date_academy: '2026-09-15' }
  await fixture.db
    .updateTable('academies')
    .set({ ...dates, is_draft: true })
    .where('id', '=', draft)
    .execute()
  expect((await show()).before).toEqual(before)
})

test('the list counts those who did not pay before the final save, and the curve keeps them', async () => {
  const id = await fixture.masterclass()
  await fixture.applicant(id, { is_accepted: true })
  const { application_id } = await fixture.applicant(id, { paid: false })
  const listed = async () => {
    const { masterclasses } = (await fixture.call(allCurrentMasterclasses, {}, { as: fixture.admin })).body
    const { unpaid_count, lapsed_count } = masterclasses.find(one => one.id === id) ?? {}
    return { unpaid_count, lapsed_count }
  }
  expect(await listed()).toEqual({ unpaid_count: 1, lapsed_count: 0 })
  const { days } = (await show()).now
  await fixture.db
    .updateTable('applications')
    .set({ status: 'rejected', is_accepted: false })
    .where('id', '=', application_id)
    .execute()
  expect(await listed()).toEqual({ unpaid_count: 0, lapsed_count: 1 })
  expect((await show()).now.days).toEqual(days)
})

test('nobody but the office reads it, and without an academy there is nothing', async () => {
  for (const as of [fixture.teacher, await fixture.person(), await fixture.person(['Correpetitor'])])
    expect(await fixture.refused(applicationDays, {}, { as })).toMatchObject({ status: 403 })
  await fixture.db.updateTable('academies').set({ is_current: false }).execute()
  expect(await fixture.refused(applicationDays, {}, { as: fixture.admin })).toMatchObject({ status: 404 })
})
