import * as contract from '@academy/contract/dashboard/endpoints'
import { markApplicationsSeen } from '@academy/contract/selection/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, testApp } from '../../../test/app.ts'
import { lodgingFixture } from '../../../test/lodging-fixture.ts'
import { type SelectionFixture, selectionFixture } from '../../../test/selection-fixture.ts'

describe('the overview of a teacher', () => {
  let fixture: SelectionFixture
  let id: number
  beforeAll(async () => {
    fixture = await selectionFixture()
    id = await fixture.masterclass()
  })
  afterAll(() => fixture.close())

  const tasks = async (as: Person = fixture.teacher) =>
    (await fixture.call(contract.teacherDashboard, {}, { as })).body.masterclasses
  const see = () =>
    fixture.call(markApplicationsSeen, { params: { id: String(id) } }, { as: fixture.teacher })
  const later = (application_id: number, change: object) =>
    fixture.db
      .updateTable('applications')
      .set({ fee_paid_at: new Date('2027-07-05T10:00:00Z'), ...change })
      .where('id', '=', application_id)
      .execute()

  test('counts what is undecided, and what is new since the last visit', async () => {
    await fixture.applicant(id, { is_accepted: true })
    await fixture.applicant(id)
    await fixture.applicant(id, { paid: false })
    await fixture.applicant(id, { has_withdrawn: true, first_name: 'Ada', last_name: 'Winter' })
    const open = { deadline_passed: true, is_final: false, application_count: 2, undecided_count: 1 }
    expect(await tasks()).toMatchObject([
      { ...open, masterclass_id: id, new_count: 2, withdrawn: ['Ada Winter'] },
    ])
    await see()
    expect(await tasks()).toMatchObject([{ ...open, new_count: 0, withdrawn: [] }])
    const [late, gone] = [await fixture.applicant(id), await fixture.applicant(id, { first_name: 'Bo' })]
    await later(late.application_id, {})
    await later(gone.application_id, { status: 'withdrawn', withdrawn_at: new Date('2027-07-06T10:00:00Z') })
    expect(await tasks()).toMatchObject([{ new_count: 1, withdrawn: ['Bo Talbach'] }])
  })

  test('names participants who changed their repertoire since the last visit', async () => {
    const { application_id } = await fixture.applicant(id, { is_accepted: true, first_name: 'Ada' })
    await later(application_id, { status: 'accepted', fee_paid_at: new Date('2027-06-01T10:00:00Z') })
    await see()
    expect(await tasks()).toMatchObject([{ changed: [] }])
    const former = { version: 1, former_repertoire: 'Sonata', former_piece_ids: [] }
    const changed_at = new Date('2027-07-06T10:00:00Z')
    await fixture.db
      .insertInto('repertoire_changes')
      .values({ application_id, ...former, changed_at })
      .execute()
    expect(await tasks()).toMatchObject([{ changed: ['Ada Talbach'] }])
  })

  test('has no masterclass of others or of another year, and nobody marks those as seen', async () => {
    const other = await fixture.person(['Teacher'])
    await fixture.masterclass({ teacher: other, academy_id: await fixture.academy(2026, false) })
    expect(await tasks(other)).toEqual([])
    const input = { params: { id: String(id) } }
    const { status } = await fixture.refused(markApplicationsSeen, input, { as: other })
    expect(status).toBe(404)
  })
})

describe('the overview of an accompanist', () => {
  test('counts masterclasses to choose, and those whose repertoires are final', async () => {
    const fixture = await selectionFixture()
    const { db, academy_id } = fixture
    const accompanist = await fixture.person(['Correpetitor'])
    const chosen = await fixture.masterclass()
    await fixture.masterclass()
    await fixture.masterclass({ days: ['2027-08-02', '2027-08-14'] })
    const period = await db
      .insertInto('correpetition_periods')
      .values({ academy_id, account_id: accompanist.id, start_date: '2027-08-01', end_date: '2027-08-11' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('accompanied_masterclasses')
      .values({ period_id: period.id, masterclass_id: chosen })
      .execute()
    const show = async () =>
      (await fixture.call(contract.accompanistDashboard, {}, { as: accompanist })).body.periods
    expect(await show()).toMatchObject([{ free_count: 1, chosen_count: 1, ready_count: 0 }])
    await db.updateTable('masterclasses').set({ finalized_at: new Date() }).where('id', '=', chosen).execute()
    expect(await show()).toMatchObject([{ free_count: 1, chosen_count: 1, ready_count: 1 }])
    await fixture.close()
  })
})

describe('the overview of the office', () => {
  test('without an academy is the set-up', async () => {
    const fixture = await selectionFixture()
    await fixture.db.updateTable('academies').set({ is_current: false }).execute()
    const { body } = await fixture.call(contract.officeDashboard, {}, { as: fixture.admin })
    expect(body).toMatchObject({ phase: 'set-up', academy: null, decisions: [] })
    await fixture.close()
  })

  test('names masterclasses without a decision after the deadline, and counts unpaid fees', async () => {
    const fixture = await selectionFixture()
    const [open, empty, done] = [
      await fixture.masterclass(),
      await fixture.masterclass(),
      await fixture.masterclass(),
    ]
    await fixture.applicant(open)
    await fixture.applicant(open, { is_accepted: false })
    await fixture.applicant(empty, { paid: false })
    await fixture.applicant(done)
    await fixture.db
      .updateTable('masterclasses')
      .set({ finalized_at: new Date() })
      .where('id', '=', done)
      .execute()
    const { body } = await fixture.call(contract.officeDashboard, {}, { as: fixture.admin })
    expect(body).toMatchObject({
      phase: 'selection',
      application_count: 3,
      unpaid_fee_count: 1,
      open_invoice_count: 1,
      decisions: [{ masterclass_id: open, application_count: 2, undecided_count: 1, has_account: true }],
    })
    await fixture.close()
  })

  test('shows the last good backup, and nothing in a demo that makes none', async () => {
    const fixture = await testApp({ BACKUP: 'folder' })
    const office = await fixture.person(['AcademyManager'])
    const backup = async () => (await fixture.call(contract.officeDashboard, {}, { as: office })).body.backup
    expect(await backup()).toEqual({ state: 'missing', last_good_at: null, restored_at: null })
    const moment = new Date(Date.now() - 3_600_000)
    const run = { archive: 'a.tar.gz', started_at: moment, ended_at: moment }
    await fixture.db
      .insertInto('backup_runs')
      .values([
        { kind: 'backup', ...run },
        { kind: 'restore_check', ...run },
      ])
      .execute()
    const good = { last_good_at: moment.toISOString(), restored_at: moment.toISOString() }
    expect(await backup()).toEqual({ state: 'ok', ...good })
    await fixture.db
      .insertInto('backup_runs')
      .values({ kind: 'backup', started_at: new Date(), ended_at: new Date(), error: 'no space' })
      .execute()
    expect(await backup()).toEqual({ state: 'failed', ...good })
    fixture.services.config = { ...fixture.services.config, backup: undefined }
    expect(await backup()).toBeNull()
    fixture.services.config = { ...fixture.services.config, isProduction: true }
    expect(await backup()).toEqual({ state: 'off', ...good })
    await fixture.close()
  })

  test('counts guests, meals and rooms of today', async () => {
    const fixture = await lodgingFixture({ single_beds: 10 })
    const office = await fixture.person(['AcademyManager'])
    await fixture.book(await fixture.guest())
    await fixture.book(await fixture.guest(), { start_date: '2027-08-03', end_date: '2027-08-05' })
    const on = async (moment: string) => {
      await fixture.setClock(moment)
      return (await fixture.call(contract.officeDashboard, {}, { as: office })).body
    }
    expect(await on('2027-08-03T09:00:00+02:00')).toMatchObject({
      arrival_count: 1,
      departure_count: 0,
      guest_count: 2,
      breakfast_count: 1,
      dinner_count: 2,
      unplaced_count: 2,
    })
    expect(await on('2027-08-05T09:00:00+02:00')).toMatchObject({ departure_count: 1, guest_count: 1 })
    expect(await on('2027-09-05T09:00:00+02:00')).toMatchObject({ guest_count: 0, dinner_count: 0 })
    await fixture.close()
  })
})
