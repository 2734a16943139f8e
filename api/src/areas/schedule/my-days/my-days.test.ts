import {
  calendarFeed,
  calendarLink,
  myDays,
  renewCalendarLink,
  revokeCalendarLink,
} from '@academy/contract/schedule/my-days/endpoints'
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import { insertMasterclass } from '../../../../test/masterclass.ts'
import { type PlanningFixture, planningFixture } from '../../../../test/planning-fixture.ts'
import { clockFrom } from '../../../base/clock.ts'

let academy: PlanningFixture
beforeAll(async () => {
  academy = await planningFixture()
})
afterAll(() => academy.close())

const link = async (as: Person) => (await academy.call(renewCalendarLink, {}, { as })).body.url ?? ''

interface ReadOptions {
  etag?: string
  from?: string
}

const read = async (url: string, { etag, from = '192.0.2.7' }: ReadOptions = {}) => {
  const { statusCode, headers, body } = await academy.app.inject({
    method: 'GET',
    url: new URL(url).pathname,
    headers: { 'x-forwarded-for': from, ...(etag && { 'if-none-match': etag }) },
  })
  return { status: statusCode, headers, body }
}

/** Reads the events as a calendar program does, by their ids. */
const eventsIn = (body: string) => {
  const calendar = new ICAL.Component(ICAL.parse(body))
  return new Map(
    calendar.getAllSubcomponents('vevent').map(component => {
      const event = new ICAL.Event(component)
      return [
        event.uid.replace('@academy.example', ''),
        {
          title: event.summary,
          text: event.description,
          place: event.location,
          start: event.startDate.isDate
            ? event.startDate.toString()
            : event.startDate.toJSDate().toISOString(),
          end: event.endDate.isDate ? event.endDate.toString() : event.endDate.toJSDate().toISOString(),
          sequence: event.sequence,
          changed: String(component.getFirstPropertyValue('last-modified')),
          stamped: String(component.getFirstPropertyValue('dtstamp')),
        },
      ] as const
    }),
  )
}

const eventsOf = async (url: string) => eventsIn((await read(url)).body)

/** A person with a place in a cello class from 2 to 10 August. */
const participant = async (locale: 'de' | 'en' = 'en') => {
  const person = await academy.named('Mira', locale)
  const masterclass_id = await insertMasterclass(academy.db)
  const at = academy.services.clock.now()
  await academy.db
    .insertInto('applications')
    .values({
      masterclass_id,
      account_id: person.id,
      is_known: true,
      status: 'accepted',
      is_accepted: true,
      applied_at: at,
      fee_paid_at: at,
    })
    .execute()
  const finalize = () =>
    academy.db
      .updateTable('masterclasses')
      .set({ finalized_at: at })
      .where('id', '=', masterclass_id)
      .execute()
  return { person, masterclass_id, finalize }
}

const insertStay = async (person: Person, start_date = '2027-08-01', end_date = '2027-08-11') => {
  const { id } = await academy.db
    .insertInto('bookings')
    .values({
      academy_id: academy.academy_id,
      account_id: person.id,
      start_date,
      end_date,
      total_cents: 0,
      booked_at: academy.services.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

describe('the days of a person', () => {
  test('show no place before the selection is final', async () => {
    const { person, finalize } = await participant()
    expect((await academy.call(myDays, {}, { as: person })).body.events).toEqual([])
    await finalize()
    const { body } = await academy.call(myDays, {}, { as: person, locale: 'de' })
    expect(body.events.map(({ title }) => title)).toEqual([
      'Anreise',
      'Meisterkurs Violoncello bei Ilse Marent',
      'Abreise',
    ])
    expect(body.academy).toMatchObject({ start_date: '2027-08-01', end_date: '2027-08-15' })
  })

  test('show teachers and accompanists what their people play, once it is announced', async () => {
    const { person, masterclass_id, finalize } = await participant()
    await finalize()
    const teacher = await academy.person(['Teacher'])
    const { teacher_id } = await academy.db
      .selectFrom('masterclasses')
      .select('teacher_id')
      .where('id', '=', masterclass_id)
      .executeTakeFirstOrThrow()
    await academy.db
      .updateTable('teachers')
      .set({ account_id: teacher.id })
      .where('id', '=', teacher_id)
      .execute()
    const pianist = await academy.person(['Correpetitor'])
    const { id } = await academy.request({ by: person, period_id: await academy.period(pianist) })
    const evening = await academy.evening('2027-08-07')
    await academy.plan(evening.id, id)
    const concertOf = async (as: Person) =>
      (await academy.call(myDays, {}, { as })).body.events.find(({ kind }) => kind === 'concert')?.text
    expect(await concertOf(teacher)).toBeUndefined()
    await academy.announce(evening.id)
    expect(await concertOf(person)).toMatch(/^You play: Ludwig van Beethoven, /)
    expect(await concertOf(teacher)).toMatch(/^From your class, Mira Talbach: /)
    expect(await concertOf(pianist)).toMatch(/^You accompany Mira Talbach: /)
    expect(await concertOf(await academy.person())).toBeUndefined()
  })
})

describe('the private calendar', () => {
  test('is read by a calendar program, in the language of the person and the time of Vienna', async () => {
    const { person, finalize } = await participant('de')
    await finalize()
    await insertStay(person)
    const { id } = await academy.request({ by: person })
    const evening = await academy.evening('2027-08-08', 'Stiftskirche, Chor', 75)
    await academy.plan(evening.id, id)
    await academy.announce(evening.id)
    const { status, headers, body } = await read(await link(person))
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    })
    expect(body).toMatch(/^REFRESH-INTERVAL;VALUE=DURATION:PT1H\r$/m)
    expect(body).toMatch(/^X-PUBLISHED-TTL:PT1H\r$/m)
    const events = eventsIn(body)
    expect([...events.values()].map(({ title, start, end }) => [title, start, end])).toEqual([
      ['Anreise', '2027-08-01', '2027-08-02'],
      ['Meisterkurs Violoncello bei Ilse Marent', '2027-08-03', '2027-08-10'],
      ['Akademiekonzert', '2027-08-08T18:00:00.000Z', '2027-08-08T19:15:00.000Z'],
      ['Abreise', '2027-08-11', '2027-08-12'],
    ])
    const concert = events.get(`concert-${evening.id}`)
    expect(concert).toMatchObject({ place: 'Stiftskirche, Chor', sequence: 0 })
    expect(concert?.text).toMatch(/^Sie spielen: /)
    const start = new Date(concert?.start ?? '')
    expect(start.toLocaleTimeString('de-AT', { timeZone: 'Europe/Vienna', timeStyle: 'short' })).toBe('20:00')
  })

  test('tells what has changed: a moved concert keeps its id, a cancelled booking is gone', async () => {
    const { person, finalize } = await participant()
    await finalize()
    const booking_id = await insertStay(person)
    const { id } = await academy.request({ by: person })
    const evening = await academy.evening('2027-08-09')
    await academy.plan(evening.id, id)
    await academy.announce(evening.id)
    const url = await link(person)
    const before = await eventsOf(url)
    const { clock } = academy.services
    academy.services.clock = clockFrom(new Date(clock.now().getTime() + 3_600_000))
    await academy.db
      .updateTable('concert_requests')
      .set({ announced_date: '2027-08-10', announced_place: 'Refektorium' })
      .where('id', '=', id)
      .execute()
    await academy.db
      .updateTable('bookings')
      .set({ cancelled_at: clock.now() })
      .where('id', '=', booking_id)
      .execute()
    const after = await eventsOf(url)
    academy.services.clock = clock
    const concert = `concert-${evening.id}`
    expect(after.get(concert)).toMatchObject({
      start: '2027-08-10T18:00:00.000Z',
      place: 'Refektorium',
      sequence: 1,
    })
    const changedOf = (events: typeof before) => events.get(concert)?.changed ?? ''
    expect(changedOf(after) > changedOf(before)).toBe(true)
    expect(after.get(concert)?.stamped).toBe(changedOf(after))
    expect(before.has(`arrival-${booking_id}`)).toBe(true)
    expect([...after.keys()].filter(key => key.startsWith('arrival'))).toEqual([
      `arrival-of-academy-${academy.academy_id}`,
    ])
    // What has not changed is served as before.
    const course = [...before.keys()].find(key => key.startsWith('class')) ?? ''
    expect(after.get(course)).toEqual(before.get(course))
  })

  test('is not sent again while it is the same', async () => {
    const { person, finalize } = await participant()
    await finalize()
    const url = await link(person)
    const { headers } = await read(url)
    const etag = String(headers.etag)
    expect(etag).toMatch(/^"[\w-]{43}"$/)
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await read(url, { etag: known })
      expect(again).toMatchObject({ status: 304, body: '' })
      expect(again.headers.etag).toBe(etag)
    }
    expect((await read(url, { etag: '"other"' })).status).toBe(200)
    await insertStay(person)
    expect((await read(url, { etag })).status).toBe(200)
  })

  test('counts a change once, however many programs read it at the same moment', async () => {
    const { person, finalize } = await participant()
    await finalize()
    const url = await link(person)
    await read(url)
    await academy.db.updateTable('accounts').set({ locale: 'de' }).where('id', '=', person.id).execute()
    await Promise.all(Array.from({ length: 20 }, () => read(url)))
    expect([...(await eventsOf(url)).values()].map(({ sequence }) => sequence)).toEqual([1, 1, 1])
  })

  test('a new link ends the one before, and goes on counting', async () => {
    const { person, finalize } = await participant()
    await finalize()
    const first = await link(person)
    const events = await eventsOf(first)
    const second = await link(person)
    expect(second).not.toBe(first)
    expect((await read(first)).status).toBe(404)
    expect(await eventsOf(second)).toEqual(events)
    expect((await academy.call(calendarLink, {}, { as: person })).body.url).toBe(second)
  })

  test('works until the person ends it', async () => {
    const person = await academy.person()
    const nothing = { url: null, created_at: null }
    expect((await academy.call(calendarLink, {}, { as: person })).body).toEqual(nothing)
    const url = await link(person)
    expect((await read(url)).status).toBe(200)
    await academy.call(revokeCalendarLink, {}, { as: person })
    await academy.call(revokeCalendarLink, {}, { as: person })
    expect((await read(url)).status).toBe(404)
    expect((await academy.call(calendarLink, {}, { as: person })).body).toEqual(nothing)
    const recorded = await academy.db
      .selectFrom('audit_log')
      .select('action')
      .where('account_id', '=', person.id)
      .where('action', 'like', 'calendar%')
      .orderBy('id')
      .execute()
    expect(recorded.map(({ action }) => action)).toEqual(['calendar_link_made', 'calendar_link_ended'])
  })

  test('ends with the account', async () => {
    const person = await academy.person()
    const url = await link(person)
    await read(url)
    await academy.db.deleteFrom('accounts').where('id', '=', person.id).execute()
    expect((await read(url)).status).toBe(404)
  })

  test('cannot be shown, but works, when the secret of the server has changed', async () => {
    const person = await academy.person()
    const url = await link(person)
    const { secret } = academy.services
    academy.services.secret = 'another secret'
    const { body } = await academy.call(calendarLink, {}, { as: person })
    expect(body).toEqual({ url: null, created_at: expect.any(String) })
    expect((await read(url)).status).toBe(200)
    academy.services.secret = secret
  })

  test('no stored value is the token of the link', async () => {
    const person = await academy.person()
    const token = new URL(await link(person)).pathname.split('/')[3] ?? ''
    expect(token).toMatch(/^[\w-]{43}$/)
    const stored = await academy.db
      .selectFrom('calendar_feeds')
      .select(['nonce', 'token_hash'])
      .where('account_id', '=', person.id)
      .executeTakeFirstOrThrow()
    for (const value of Object.values(stored)) expect(value.toString('base64url')).not.toContain(token)
  })

  test('trying unknown links is refused after a while; known ones of the same network still work', async () => {
    const from = '198.51.100.23'
    const url = await link(await academy.person())
    const unknown = 'https://academy.example/api/calendar/unknown/academy.ics'
    for (let count = 0; count < 60; count++) expect((await read(unknown, { from })).status).toBe(404)
    expect((await read(unknown, { from })).status).toBe(429)
    expect((await read(url, { from })).status).toBe(200)
  })

  test('one link is not read without end', async () => {
    const url = await link(await academy.person())
    for (let count = 0; count < 120; count++) expect((await read(url)).status).toBe(200)
    const refused = await read(url)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  test.each(['', '%00', 'a'.repeat(300), '..%2f'])('the token %j is unknown', async token => {
    const params = { token: decodeURIComponent(token) }
    expect([404, 400]).toContain((await academy.refused(calendarFeed, { params })).status)
  })
})
