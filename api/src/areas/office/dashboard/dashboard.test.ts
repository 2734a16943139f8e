import { markApplicationsSeen } from '@academy/contract/admission/selection/endpoints'
import { laterDay } from '@academy/contract/base/days'
import * as contract from '@academy/contract/office/dashboard/endpoints'
import { showPerson } from '@academy/contract/office/person-page/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, testApp } from '../../../../test/app.ts'
import { insertEvening } from '../../../../test/concert.ts'
import { lodgingFixture } from '../../../../test/lodging-fixture.ts'
import { type SelectionFixture, selectionFixture } from '../../../../test/selection-fixture.ts'
import { clockFrom } from '../../../base/clock.ts'

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
    const [late, last, gone] = [
      await fixture.applicant(id),
      await fixture.applicant(id, { first_name: 'Al' }),
      await fixture.applicant(id, { first_name: 'Bo' }),
    ]
    await later(late.application_id, {})
    await later(gone.application_id, { status: 'withdrawn', withdrawn_at: new Date('2027-07-06T10:00:00Z') })
    await later(last.application_id, { status: 'withdrawn', withdrawn_at: new Date('2027-07-07T10:00:00Z') })
    expect(await tasks()).toMatchObject([{ new_count: 1, withdrawn: ['Bo Talbach', 'Al Talbach'] }])
  })

  test('names participants who changed their repertoire since the last visit', async () => {
    const changing = [
      await fixture.applicant(id, { is_accepted: true, first_name: 'Ada' }),
      await fixture.applicant(id, { is_accepted: true, first_name: 'Zoe', last_name: 'Abel' }),
    ].map(({ application_id }) => application_id)
    for (const one of changing)
      await later(one, { status: 'accepted', fee_paid_at: new Date('2027-06-01T10:00:00Z') })
    await see()
    expect(await tasks()).toMatchObject([{ changed: [] }])
    const former = { version: 1, former_repertoire: 'Sonata', former_piece_ids: [] }
    const changed_at = new Date('2027-07-06T10:00:00Z')
    await fixture.db
      .insertInto('repertoire_changes')
      .values(changing.map(application_id => ({ application_id, ...former, changed_at })))
      .execute()
    expect(await tasks()).toMatchObject([{ changed: ['Zoe Abel', 'Ada Talbach'] }])
  })

  test('has no masterclass of others or of another year, and nobody marks those as seen', async () => {
    const other = await fixture.person(['Teacher'])
    await fixture.masterclass({ teacher: other, academy_id: await fixture.academy(2026, false) })
    expect(await tasks(other)).toEqual([])
    const input = { params: { id: String(id) } }
    const { status } = await fixture.refused(markApplicationsSeen, input, { as: other })
    expect(status).toBe(404)
  })

  test('has the class that begins first at the top, until the last day of the academy', async () => {
    const teacher = await fixture.person(['Teacher'])
    const [second, first] = [
      await fixture.masterclass({ teacher }),
      await fixture.masterclass({ teacher, days: ['2027-08-01', '2027-08-09'] }),
    ]
    const shown = async () => (await tasks(teacher)).map(one => [one.masterclass_id, one.deadline_passed])
    const academies = fixture.db.updateTable('academies').where('is_current', '=', true)
    // Today is 2 July.
    await academies.set({ end_date_application: '2027-07-02' }).execute()
    expect(await shown()).toEqual([
      [first, false],
      [second, false],
    ])
    const { clock } = fixture.services
    const on = async (moment: string) => {
      fixture.services.clock = clockFrom(new Date(moment))
      await fixture.db
        .updateTable('access_tokens')
        .set({ created_at: new Date(moment), last_used_at: new Date(moment) })
        .execute()
      return shown()
    }
    expect(await on('2027-08-15T23:00:00+02:00')).toHaveLength(2)
    expect(await on('2027-08-16T00:30:00+02:00')).toEqual([])
    fixture.services.clock = clock
  })
})

describe('the overview of an accompanist', () => {
  test('counts masterclasses to choose, and those whose repertoires are final', async () => {
    const fixture = await selectionFixture()
    const { db, academy_id } = fixture
    const accompanist = await fixture.person(['Correpetitor'])
    const chosen = await fixture.masterclass()
    // Both days of the period are inside.
    await fixture.masterclass({ days: ['2027-08-01', '2027-08-11'] })
    await fixture.masterclass({ days: ['2027-08-02', '2027-08-12'] })
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
    // Today is 2 July.
    const lasts = (end_date: string) =>
      db.updateTable('correpetition_periods').set({ start_date: '2027-06-20', end_date }).execute()
    await db.deleteFrom('accompanied_masterclasses').execute()
    await db
      .updateTable('academies')
      .set({ start_date_academy: '2027-06-20', end_date_application: '2027-06-01' })
      .execute()
    await lasts('2027-07-02')
    expect(await show()).toHaveLength(1)
    await lasts('2027-07-01')
    expect(await show()).toEqual([])
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
    const [open, empty, done, earlier] = [
      await fixture.masterclass(),
      await fixture.masterclass(),
      await fixture.masterclass(),
      await fixture.masterclass({ days: ['2027-08-01', '2027-08-10'] }),
    ]
    await fixture.applicant(earlier)
    await fixture.applicant(open)
    await fixture.applicant(open, { is_accepted: false })
    await fixture.applicant(empty, { paid: false })
    await fixture.applicant(done)
    await fixture.db
      .updateTable('masterclasses')
      .set({ finalized_at: new Date() })
      .where('id', '=', done)
      .execute()
    const show = async () => (await fixture.call(contract.officeDashboard, {}, { as: fixture.admin })).body
    // The page of a person follows the same part of the year.
    const phaseOfPage = async () => {
      const params = { id: String(fixture.teacher.id) }
      return (await fixture.call(showPerson, { params }, { as: fixture.admin })).body.phase
    }
    expect(await phaseOfPage()).toBe('selection')
    expect(await show()).toMatchObject({
      phase: 'selection',
      application_count: 4,
      unpaid_fee_count: 1,
      open_invoice_count: 1,
      decisions: [
        { masterclass_id: earlier, application_count: 1 },
        { masterclass_id: open, application_count: 2, undecided_count: 1, has_account: true },
      ],
    })
    // Today is 2 July.
    const academies = fixture.db.updateTable('academies').set({ end_date_application: '2027-07-02' })
    await academies.execute()
    expect(await show()).toMatchObject({ phase: 'applications', decisions: [] })
    expect(await phaseOfPage()).toBe('applications')
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
    await insertEvening(fixture.db)
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
    const leaving = { departure_count: 1, guest_count: 1, unplaced_count: 2 }
    expect(await on('2027-08-05T09:00:00+02:00')).toMatchObject(leaving)
    expect(await on('2027-08-06T09:00:00+02:00')).toMatchObject({
      unplaced_count: 1,
      concert: { date: '2027-08-06' },
    })
    expect(await on('2027-08-07T09:00:00+02:00')).toMatchObject({ concert: null })
    expect(await on('2027-08-15T09:00:00+02:00')).toMatchObject({ contact_missing_count: 2 })
    expect(await on('2027-08-16T09:00:00+02:00')).toMatchObject({ contact_missing_count: 0 })
    expect(await on('2027-09-05T09:00:00+02:00')).toMatchObject({ guest_count: 0, dinner_count: 0 })
    await fixture.close()
  })

  test('counts an invoice as overdue from the day after it is due', async () => {
    const fixture = await lodgingFixture()
    const office = await fixture.person(['AcademyManager'])
    const { invoice } = await fixture.book(await fixture.guest())
    const overdueOn = async (day: string) => {
      await fixture.setClock(`${day}T09:00:00+02:00`)
      const { body } = await fixture.call(contract.officeDashboard, {}, { as: office })
      return body.overdue_invoice_count
    }
    const due = invoice?.due_date ?? ''
    expect([await overdueOn(due), await overdueOn(laterDay(due, 1))]).toEqual([0, 1])
    await fixture.close()
  })

  test('counts free places until the day before the class begins', async () => {
    const fixture = await selectionFixture()
    const id = await fixture.masterclass()
    await fixture.applicant(id, { is_accepted: true })
    await fixture.applicant(id, { reserve_rank: 1 })
    await fixture.db
      .updateTable('academies')
      .set({ start_date_academy: '2027-07-01', end_date_application: '2027-06-30' })
      .execute()
    const finalized = { finalized_at: new Date('2027-07-01'), places: 3, start_date: '2027-07-03' }
    await fixture.db.updateTable('masterclasses').set(finalized).execute()
    await fixture.db
      .updateTable('applications')
      .set({ status: 'reserve' })
      .where('reserve_rank', 'is not', null)
      .execute()
    const counts = async () => {
      const office = await fixture.call(contract.officeDashboard, {}, { as: fixture.admin })
      const own = await fixture.call(contract.teacherDashboard, {}, { as: fixture.teacher })
      return [office.body.free_place_count, own.body.masterclasses[0]?.free_place_count]
    }
    const before = await counts()
    expect(before).toEqual([before[0], before[0]])
    expect(before[0]).toBeGreaterThan(0)
    // Today is 2 July.
    await fixture.db.updateTable('masterclasses').set({ start_date: '2027-07-02' }).execute()
    expect(await counts()).toEqual([0, 0])
    await fixture.close()
  })
})
