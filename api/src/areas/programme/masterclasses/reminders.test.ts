import { reminderFile, requestReminder } from '@academy/contract/programme/masterclasses/endpoints'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { failedJobs, failMailsTo } from '../../../../test/failing-mails.ts'
import { runHourlyJobs } from '../../../../test/hourly-jobs.ts'
import { insertMasterclass } from '../../../../test/masterclass.ts'
import { clockFrom } from '../../../base/clock.ts'
import type { Tx } from '../../../db/connection.ts'
import { takeDueReminders } from './queries.ts'
import { sendReminders } from './reminders.ts'

// The deadline is July 1.
let fixture: TestApp
let open: number
let closed: number
const openInstallation = async (now: string) => {
  fixture = await testApp({ ACADEMY_NOW: now, SITE_URL: 'https://academy.example' })
  open = await insertMasterclass(fixture.db)
  closed = await insertMasterclass(fixture.db, { application_closed: true })
}
beforeEach(() => openInstallation('2027-06-01T10:00:00+02:00'))
afterEach(() => fixture.close())

const ask = (as: Person, id = open) => fixture.call(requestReminder, { params: { id: String(id) } }, { as })
const reminders = () => fixture.db.selectFrom('reminders').selectAll().execute()
const mails = () => fixture.db.selectFrom('outbox').selectAll().where('key', 'like', 'reminder:%').execute()
const remindOn = (day: string) => {
  const clock = clockFrom(new Date(`${day}T10:00:00+02:00`))
  return fixture.db.transaction().execute(tx => sendReminders(tx, 'https://academy.example', clock))
}

describe('the calendar file', () => {
  const fetchFile = (id: number, search = '', headers = {}) =>
    fixture.app.inject({ url: `/api/masterClass/${id}/reminder.ics${search}`, headers })

  test.each([
    ['', { locale: 'de' }, 'Bewerbungsschluss:', 'bewerbungsschluss.ics'],
    ['', {}, 'Application deadline:', 'application-deadline.ics'],
    ['?lang=de', {}, 'Bewerbungsschluss:', 'bewerbungsschluss.ics'],
    ['?lang=en', { locale: 'de' }, 'Application deadline:', 'application-deadline.ics'],
  ])('of %j with %j is a download that says "%s"', async (search, headers, title, name) => {
    const { statusCode, headers: sent, body } = await fetchFile(open, search, headers)
    expect(statusCode).toBe(200)
    expect(sent['content-type']).toBe('text/calendar; charset=utf-8')
    expect(sent['content-disposition']).toBe(`attachment; filename="${name}"`)
    expect(body).toContain(`SUMMARY:${title}`)
    expect(body).toContain('DTSTART;VALUE=DATE:20270701\r\n')
    expect(body).toContain(`UID:deadline-${open}@academy.example\r\n`)
  })

  test('is refused for masterclasses of a year that is no longer current', async () => {
    await fixture.db.updateTable('academies').set({ is_current: false }).execute()
    const { status, body } = await fixture.refused(reminderFile, { params: { id: String(open) } })
    expect([status, body.code]).toEqual([409, 'application_closed'])
  })

  test('is refused for masterclasses that are closed, past or unknown', async () => {
    const refusal = async (id: number) =>
      (await fixture.refused(reminderFile, { params: { id: String(id) } })).body.code
    expect(await refusal(closed)).toBe('application_closed')
    expect(await refusal(999_999)).toBe('not_found')
    await fixture.close()
    await openInstallation('2027-07-02T00:10:00+02:00')
    expect(await refusal(open)).toBe('deadline_passed')
  })
})

describe('requesting a reminder mail', () => {
  test('stores one reminder, even with repeated and concurrent requests', async () => {
    const person = await fixture.person()
    await fixture.db.updateTable('accounts').set({ email_verified: true }).execute()
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(person)))
    expect(new Set(answers.map(({ body }) => body.message))).toEqual(
      new Set(['We will write to you a week before the deadline.']),
    )
    expect(await reminders()).toMatchObject([{ account_id: person.id, masterclass_id: open, sent_at: null }])
  })

  test.each([
    ['2027-06-24T23:59:00+02:00', undefined],
    ['2027-06-25T00:01:00+02:00', 'deadline_near'],
    ['2027-07-01T23:59:00+02:00', 'deadline_near'],
    ['2027-07-02T00:01:00+02:00', 'deadline_passed'],
  ])('at %s is refused: %s', async (now, code) => {
    await fixture.close()
    await openInstallation(now)
    const as = await fixture.person()
    if (code) {
      const { status, body } = await fixture.refused(
        requestReminder,
        { params: { id: String(open) } },
        { as, locale: 'de' },
      )
      expect([status, body.code]).toEqual([409, code])
    } else await ask(as)
    expect(await reminders()).toHaveLength(code ? 0 : 1)
  })

  test('is refused for masterclasses that are closed or unknown, and without a login', async () => {
    const as = await fixture.person()
    const refusal = async (id: number, extras = {}) =>
      (await fixture.refused(requestReminder, { params: { id: String(id) } }, extras)).body.code
    expect(await refusal(closed, { as })).toBe('application_closed')
    expect(await refusal(999_999, { as })).toBe('not_found')
    expect(await refusal(open)).toBe('unauthorized')
    expect(await reminders()).toEqual([])
  })

  test('is refused, and not sent, for masterclasses of a year that is no longer current', async () => {
    await ask(await fixture.person())
    await fixture.db.updateTable('academies').set({ is_current: false }).execute()
    const as = await fixture.person()
    const { body } = await fixture.refused(requestReminder, { params: { id: String(open) } }, { as })
    expect(body.code).toBe('application_closed')
    await remindOn('2027-06-24')
    expect(await mails()).toEqual([])
  })

  test('is deleted with the account', async () => {
    const person = await fixture.person()
    await ask(person)
    await fixture.db.deleteFrom('accounts').where('id', '=', person.id).execute()
    expect(await reminders()).toEqual([])
  })
})

describe('the reminder mail', () => {
  test('is sent once, a week before the deadline, in the language of the person', async () => {
    const [english, german] = await Promise.all([fixture.person(), fixture.person()])
    await fixture.db.updateTable('accounts').set({ locale: 'de' }).where('id', '=', german.id).execute()
    await ask(english)
    await ask(german)
    await remindOn('2027-06-23')
    expect(await mails()).toEqual([])
    for (const day of ['2027-06-24', '2027-06-25', '2027-06-30']) await remindOn(day)
    const sent = await mails()
    expect(sent.map(mail => mail.recipient).toSorted()).toEqual([english.email, german.email].toSorted())
    const to = (person: Person) => sent.find(mail => mail.recipient === person.email)
    expect(to(english)).toMatchObject({ locale: 'en', key: `reminder:${open}:${english.id}` })
    expect(to(english)?.subject).toMatch(/^Applications close on 1 July 2027: /)
    expect(to(german)?.subject).toMatch(/^Bewerbungsschluss am 1\. Juli 2027: /)
    expect(to(german)?.body_text).toContain(`https://academy.example/masterclass/${open}`)
  })

  test('is sent late if necessary, but never after the deadline or for a closed masterclass', async () => {
    await ask(await fixture.person())
    await remindOn('2027-07-02')
    const close = (application_closed: boolean) =>
      fixture.db.updateTable('masterclasses').set({ application_closed }).where('id', '=', open).execute()
    await close(true)
    await remindOn('2027-06-24')
    expect(await mails()).toEqual([])
    await close(false)
    await remindOn('2027-07-01')
    expect(await mails()).toHaveLength(1)
  })

  test('that fails for one person is sent to all others, and to them once it no longer fails', async () => {
    const people = [await fixture.person(), await fixture.person(), await fixture.person()]
    for (const person of people) await ask(person)
    const [, failing] = people
    const mend = await failMailsTo(fixture.db, failing?.id ?? 0)
    await remindOn('2027-06-24')
    expect(await mails()).toHaveLength(2)
    expect(await failedJobs(fixture.db)).toMatchObject([{ job: 'reminders', account_id: failing?.id }])
    await mend()
    await remindOn('2027-06-24')
    expect(await mails()).toHaveLength(3)
    await remindOn('2027-06-25')
    expect(await mails()).toHaveLength(3)
  })

  test('is sent once when several processes start their jobs concurrently', async () => {
    await ask(await fixture.person())
    const clock = clockFrom(new Date('2027-06-24T10:00:00+02:00'))
    expect(await runHourlyJobs(fixture, { processes: 6, clock })).toEqual({ warnings: [], errors: [] })
    expect(await mails()).toHaveLength(1)
  })

  const takenByMany = async (take: (tx: Tx) => Promise<unknown[]>) => {
    await ask(await fixture.person())
    const taken = await Promise.all(
      Array.from({ length: 8 }, () => fixture.db.transaction().execute(async tx => (await take(tx)).length)),
    )
    return taken.reduce((sum, count) => sum + count, 0)
  }

  test('is taken by one of many workers, even without the lock on the job', async () => {
    expect(await takenByMany(tx => takeDueReminders(tx, ['2027-07-01'], new Date()))).toBe(1)
  })

  test('control: many workers take it when they only read whether it was sent', async () => {
    const look = (tx: Tx) => tx.selectFrom('reminders').selectAll().where('sent_at', 'is', null).execute()
    expect(await takenByMany(look)).toBeGreaterThan(1)
  })
})
