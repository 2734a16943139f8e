import * as applications from '@academy/contract/admission/applications/endpoints'
import { changeRepertoire } from '@academy/contract/admission/repertoire-changes/endpoints'
import * as selection from '@academy/contract/admission/selection/endpoints'
import { reopenSelection } from '@academy/contract/admission/selection/office-endpoints'
import * as contract from '@academy/contract/messages/notices/endpoints'
import type { NoticeKind } from '@academy/contract/messages/notices/kinds'
import { assignAccompanists } from '@academy/contract/schedule/accompaniment-plan/endpoints'
import { afterEach, describe, expect, test } from 'vitest'
import { accompanistOf } from '../../../../test/accompanist.ts'
import type { Person } from '../../../../test/app.ts'
import { failedJobs, failMailsTo } from '../../../../test/failing-mails.ts'
import { type SelectionFixture, selectionFixture } from '../../../../test/selection-fixture.ts'
import { clockFrom } from '../../../base/clock.ts'
import { withJobLock } from '../../../db/advisory-locks.ts'
import { sendNotices } from './notices.ts'

let fixture: SelectionFixture
afterEach(() => fixture?.close())

const siteUrl = 'https://academy.example'

/** Runs the job at this time in Vienna. */
const runAt = (time: string) => {
  const clock = clockFrom(new Date(`${time}:00+02:00`))
  return fixture.db.transaction().execute(tx => sendNotices(tx, { siteUrl, clock }))
}

const mails = () =>
  fixture.db
    .selectFrom('outbox')
    .select(['key', 'recipient', 'locale', 'subject', 'body_text', 'stopped_at', 'about'])
    .where('key', 'like', 'notice:%')
    .orderBy('id')
    .execute()
const keys = async () => (await mails()).map(({ key }) => key.replace(/^notice:/, '').replace(/:\d+:/, ' '))

/** A masterclass with a forwarded and an unpaid application. */
const applied = async (now: string) => {
  fixture = await selectionFixture(now)
  const id = await fixture.masterclass()
  const person = await fixture.applicant(id, { first_name: 'Ada' })
  await fixture.applicant(id, { paid: false })
  return { id, person }
}

const finalize = async (id: number) => {
  await fixture.call(selection.officeFinalize, { params: { id: String(id) } }, { as: fixture.admin })
  await fixture.sendLetters(id)
}

const change = (person: Person & { application_id: number }, version: number, repertoire: string) =>
  fixture.call(
    changeRepertoire,
    { params: { id: String(person.application_id) }, body: { version, repertoire, piece_ids: [] } },
    { as: person },
  )

const choose = (kind: NoticeKind, is_wanted: boolean, as: Person) =>
  fixture.call(contract.chooseNotice, { body: { kind, is_wanted } }, { as })

describe('a teacher', () => {
  test('hears of new applications once a week, with a link', async () => {
    const { id } = await applied('2027-06-10T09:00:00+02:00')
    await runAt('2027-06-11T10:00')
    expect(await keys()).toEqual([])
    await runAt('2027-06-14T10:00')
    await runAt('2027-06-14T11:00')
    await runAt('2027-06-17T11:00')
    await runAt('2027-06-21T11:00')
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      recipient: fixture.teacher.email,
      subject: 'New applications for your masterclass',
    })
    expect(mail?.body_text).toContain('1 new, 1 in all')
    expect(mail?.body_text).toContain(`https://academy.example/user/t/masterclass/${id}`)
    expect(mail?.body_text).toContain('https://academy.example/user/profile#notices')
    expect(mail?.body_text).not.toContain('Ada')
  })

  test('does not hear of applications that were looked at', async () => {
    const { id } = await applied('2027-06-10T09:00:00+02:00')
    await fixture.call(
      selection.markApplicationsSeen,
      { params: { id: String(id) } },
      { as: fixture.teacher },
    )
    await runAt('2027-06-14T10:00')
    expect(await keys()).toEqual([])
  })

  test('hears of the deadline once, and again if it moves', async () => {
    await applied('2027-06-28T09:00:00+02:00')
    await runAt('2027-06-28T10:00')
    await runAt('2027-06-30T10:00')
    expect(await keys()).toEqual(['deadline 2027-06-28'])
    expect((await mails())[0]?.body_text).toMatch(/an\s+answer\s+by\s+15\s+July\s+2027/)
    await fixture.db.updateTable('academies').set({ end_date_application: '2027-07-03' }).execute()
    await runAt('2027-07-01T10:00')
    expect(await keys()).toEqual(['deadline 2027-06-28', 'deadline 2027-07-01'])
  })

  test('is reminded of a late selection every week until it is final', async () => {
    const { id, person } = await applied('2027-07-15T09:00:00+02:00')
    await choose('new_applications', false, fixture.teacher)
    await runAt('2027-07-15T10:00')
    expect(await keys()).toEqual([])
    for (const day of ['16', '17', '22', '23']) await runAt(`2027-07-${day}T10:00`)
    expect(await keys()).toEqual(['selection_late 2027-07-16', 'selection_late 2027-07-23'])
    await fixture.db
      .updateTable('applications')
      .set({ is_accepted: true })
      .where('id', '=', person.application_id)
      .execute()
    await finalize(id)
    await runAt('2027-07-30T10:00')
    expect(await keys()).toHaveLength(2)
  })

  test('is not reminded by the program after the office has done it', async () => {
    const { id } = await applied('2027-07-15T09:00:00+02:00')
    await choose('selection_late', false, fixture.teacher)
    await choose('new_applications', false, fixture.teacher)
    const remind = () =>
      fixture.call(selection.remindTeacher, { params: { id: String(id) } }, { as: fixture.admin })
    await remind()
    // The reminder of the office is necessary: it cannot be refused.
    const reminders = fixture.db.selectFrom('outbox').select('key').where('key', 'like', 'decision-%')
    expect(await reminders.execute()).toHaveLength(1)
    await choose('selection_late', true, fixture.teacher)
    await runAt('2027-07-16T10:00')
    expect(await keys()).toEqual([])
    await runAt('2027-07-18T10:00')
    expect(await keys()).toEqual(['selection_late 2027-07-18'])
  })

  test('hears who withdrew before the final save, at most once a day', async () => {
    const { id, person } = await applied('2027-06-15T09:00:00+02:00')
    const other = await fixture.applicant(id, { first_name: 'Ben' })
    await choose('new_applications', false, fixture.teacher)
    const withdraw = (one: typeof person) =>
      fixture.call(
        applications.deleteApplication,
        { params: { id: String(one.application_id) }, query: {} },
        { as: one },
      )
    await withdraw(person)
    await runAt('2027-06-15T10:00')
    await withdraw(other)
    await runAt('2027-06-15T11:00')
    await runAt('2027-06-16T10:00')
    await runAt('2027-06-17T10:00')
    expect((await mails()).map(({ body_text }) => /Ada|Ben/.exec(body_text)?.[0])).toEqual(['Ada', 'Ben'])
    expect((await mails()).map(({ about }) => about)).toEqual([[person.id], [other.id]])
    expect(await keys()).toEqual(['withdrawals 2027-06-15', 'withdrawals 2027-06-16'])
  })

  test('does not hear by this mail of a place that is given up', async () => {
    fixture = await selectionFixture('2027-07-02T09:00:00+02:00')
    const id = await fixture.masterclass({ fee_cents: 0 })
    const person = await fixture.applicant(id, { is_accepted: true })
    await finalize(id)
    await fixture.call(
      applications.deleteApplication,
      { params: { id: String(person.application_id) }, query: {} },
      { as: person },
    )
    await runAt('2027-07-02T11:00')
    expect(await keys()).toEqual([])
  })
})

describe('an accompanist', () => {
  const accompanied = async (now = '2027-07-05T09:00:00+02:00') => {
    fixture = await selectionFixture(now)
    const id = await fixture.masterclass()
    const person = await fixture.applicant(id, { is_accepted: true, first_name: 'Ada' })
    const pianist = await accompanistOf(fixture, id)
    await choose('new_applications', false, fixture.teacher)
    return { id, person, pianist }
  }

  test('is notified once that the office has assigned a masterclass, not of their own choices', async () => {
    const { pianist } = await accompanied()
    const other = await fixture.masterclass()
    const { id: period_id } = await fixture.db
      .selectFrom('correpetition_periods')
      .select('id')
      .where('account_id', '=', pianist.id)
      .executeTakeFirstOrThrow()
    const seen = { period_ids: [], needs_accompanist: true }
    await fixture.call(
      assignAccompanists,
      { params: { id: String(other) }, body: { period_ids: [period_id], needs_accompanist: true, seen } },
      { as: fixture.admin },
    )
    await runAt('2027-07-05T11:00')
    await runAt('2027-07-06T11:00')
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: pianist.email, subject: 'Masterclasses for you to accompany' })
    expect(mail?.body_text).toContain('begins on 2 August 2027')
    expect(mail?.body_text).toContain('https://academy.example/user/r/masterclass')
  })

  test('is notified once that a class is final, in their language', async () => {
    const { id, pianist } = await accompanied()
    await fixture.db.updateTable('accounts').set({ locale: 'de' }).where('id', '=', pianist.id).execute()
    await runAt('2027-07-05T10:00')
    // A final save that the office takes back before its letters leave tells nobody anything.
    const params = { id: String(id) }
    await fixture.call(selection.officeFinalize, { params }, { as: fixture.admin })
    await runAt('2027-07-05T10:10')
    const body = { reason: 'Two people were mixed up' }
    await fixture.call(reopenSelection, { params, body }, { as: fixture.admin })
    await runAt('2027-07-05T10:20')
    expect(await keys()).toEqual([])
    await finalize(id)
    await runAt('2027-07-05T11:00')
    await runAt('2027-07-06T11:00')
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: pianist.email, subject: 'Die Teilnehmenden stehen fest' })
    expect(mail?.body_text).toContain('Violoncello bei Ilse Marent')
    expect(mail?.body_text).toContain('1 Person')
  })

  test('hears of changed repertoire, all of a day in one mail', async () => {
    const { id, person, pianist } = await accompanied()
    await choose('class_final', false, pianist)
    await finalize(id)
    await change(person, 1, 'Sonata')
    await change(person, 2, 'Another sonata')
    await runAt('2027-07-05T11:00')
    await change(person, 3, 'A third one')
    await runAt('2027-07-05T12:00')
    expect(await keys()).toEqual(['repertoire_changed 2027-07-05'])
    await runAt('2027-07-06T12:00')
    await runAt('2027-07-07T12:00')
    const sent = await mails()
    expect(await keys()).toEqual(['repertoire_changed 2027-07-05', 'repertoire_changed 2027-07-06'])
    expect(sent[0]?.body_text.match(/Ada/g)).toHaveLength(1)
    expect(sent[0]?.body_text).not.toContain('onata')
  })

  test('does not hear of what happened more than a week ago', async () => {
    const { id, person } = await accompanied()
    await finalize(id)
    await change(person, 1, 'Sonata')
    await runAt('2027-07-12T12:00')
    expect(await keys()).toEqual([])
  })
})

describe('each mail', () => {
  test('is written in the daytime only', async () => {
    await applied('2027-06-10T09:00:00+02:00')
    await runAt('2027-06-14T08:59')
    await runAt('2027-06-14T18:00')
    expect(await keys()).toEqual([])
  })

  test('that fails for one teacher reaches the other', async () => {
    await applied('2027-06-10T09:00:00+02:00')
    const other = await fixture.person(['Teacher'])
    const { id: teacher_id } = await fixture.db
      .insertInto('teachers')
      .values({ first_name: 'Ida', last_name: 'Brunn', account_id: other.id })
      .returning('id')
      .executeTakeFirstOrThrow()
    const second = await fixture.masterclass()
    await fixture.db.updateTable('masterclasses').set({ teacher_id }).where('id', '=', second).execute()
    await fixture.applicant(second)
    const mend = await failMailsTo(fixture.db, fixture.teacher.id)
    await runAt('2027-06-14T10:00')
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([other.email])
    expect(await failedJobs(fixture.db)).toMatchObject([{ job: 'notices', account_id: fixture.teacher.id }])
    await mend()
    await runAt('2027-06-14T11:00')
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([other.email, fixture.teacher.email])
    expect(await failedJobs(fixture.db)).toEqual([])
  })

  test('goes out once, however many processes run the job at once', async () => {
    await applied('2027-06-10T09:00:00+02:00')
    await Promise.all(Array.from({ length: 8 }, () => runAt('2027-06-14T10:00')))
    expect(await keys()).toEqual(['new_applications 2027-06-14'])
    const clock = clockFrom(new Date('2027-06-21T10:00:00+02:00'))
    const { db, url } = fixture
    const send = () => db.transaction().execute(tx => sendNotices(tx, { siteUrl, clock }))
    const lock = () => withJobLock(url, 'notices', send)
    await Promise.all(Array.from({ length: 8 }, lock))
    expect(await keys()).toHaveLength(1)
  })

  test('control: would go out again every week if nothing were recorded', async () => {
    await applied('2027-06-10T09:00:00+02:00')
    await runAt('2027-06-14T10:00')
    await fixture.db.deleteFrom('sent_notices').execute()
    await runAt('2027-06-21T10:00')
    expect(await keys()).toEqual(['new_applications 2027-06-14', 'new_applications 2027-06-21'])
  })

  test('can be refused: nothing is sent, and what waits is stopped', async () => {
    const { id } = await applied('2027-06-10T09:00:00+02:00')
    await runAt('2027-06-14T10:00')
    const { body } = await choose('new_applications', false, fixture.teacher)
    expect(body.notices[0]).toEqual({ kind: 'new_applications', is_wanted: false })
    expect((await mails())[0]?.stopped_at).not.toBeNull()
    await fixture.applicant(id)
    await runAt('2027-06-28T10:00')
    expect(await keys()).toEqual(['new_applications 2027-06-14', 'deadline 2027-06-28'])
    await choose('new_applications', true, fixture.teacher)
    await runAt('2027-06-29T10:00')
    expect(await keys()).toContain('new_applications 2027-06-29')
    const entries = await fixture.db
      .selectFrom('audit_log')
      .select(['action', 'details'])
      .where('action', 'like', 'notice_%')
      .orderBy('id')
      .execute()
    expect(entries).toEqual([
      { action: 'notice_refused', details: { kind: 'new_applications' } },
      { action: 'notice_accepted', details: { kind: 'new_applications' } },
    ])
  })
})

describe('the choice', () => {
  test('offers only the mails for the roles of the person', async () => {
    fixture = await selectionFixture()
    const kindsOf = async (as: Person) =>
      (await fixture.call(contract.noticeChoices, {}, { as })).body.notices.map(({ kind }) => kind)
    expect(await kindsOf(fixture.teacher)).toHaveLength(4)
    expect(await kindsOf(await fixture.person(['Correpetitor']))).toEqual([
      'assigned',
      'class_final',
      'repertoire_changed',
    ])
    expect(await kindsOf(await fixture.person())).toEqual([])
    expect(await kindsOf(fixture.admin)).toEqual([])
  })

  test('is refused for mails of other roles and for unknown ones', async () => {
    fixture = await selectionFixture()
    const code = async (body: unknown, as: Person) =>
      (await fixture.refused(contract.chooseNotice, { body }, { as })).body
    const student = await fixture.person()
    expect(await code({ kind: 'deadline', is_wanted: false }, student)).toMatchObject({ code: 'not_found' })
    expect(await code({ kind: 'class_final', is_wanted: false }, fixture.teacher)).toMatchObject({
      code: 'not_found',
    })
    expect(await code({ kind: 'everything', is_wanted: false }, fixture.teacher)).toMatchObject({
      code: 'invalid_input',
      errors: { kind: [expect.any(String)] },
    })
    expect(await code({ kind: 'deadline' }, fixture.teacher)).toMatchObject({
      errors: { is_wanted: [expect.any(String)] },
    })
  })
})
