import { changeEvening } from '@academy/contract/concerts/evenings/endpoints'
import { academyDates, datesFeed } from '@academy/contract/programme/dates/endpoints'
import { pastYears } from '@academy/contract/schedule/past-years/endpoints'
import { publicConcerts, publicProgramme } from '@academy/contract/schedule/public-concerts/endpoints'
import ICAL from 'ical.js'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { planningFixture } from '../../../../test/planning-fixture.ts'

type Fixture = Awaited<ReturnType<typeof planningFixture>>

let academy: Fixture
beforeAll(async () => {
  academy = await planningFixture()
})
afterAll(() => academy.close())

const concerts = async (locale: 'de' | 'en' = 'en') =>
  (await academy.call(publicConcerts, {}, { locale })).body.concerts
const programme = (id: number, locale: 'de' | 'en' = 'en') =>
  academy.call(publicProgramme, academy.params(id), { locale })
const feed = async (query = '', headers: Record<string, string> = {}) =>
  academy.app.inject({ url: `${datesFeed.path}${query}`, headers })

/** An evening of one performance that is not announced yet. */
const plannedEvening = async (date: string, input: Parameters<Fixture['request']>[0] = {}) => {
  const evening = await academy.evening(date)
  const request = await academy.request(input)
  await academy.plan(evening.id, request.id)
  return { evening, request }
}

/** Everything that the public may read about concerts, as text. */
const everythingPublic = async (id: number) => {
  const answers = await Promise.all([
    academy.app.inject({ url: publicConcerts.path }),
    academy.app.inject({ url: publicProgramme.path.replace(':id', String(id)) }),
    academy.app.inject({ url: academyDates.path }),
    feed(),
  ])
  return answers.map(({ body }) => body).join('\n')
}

test('a planned evening is not public until it is announced', async () => {
  const { evening } = await plannedEvening('2027-08-05')
  expect((await concerts()).map(({ id }) => id)).not.toContain(evening.id)
  expect((await academy.refused(publicProgramme, academy.params(evening.id))).status).toBe(404)
  expect(await everythingPublic(evening.id)).not.toContain('2027-08-05')
  await academy.announce(evening.id)
  expect(await concerts()).toContainEqual({
    id: evening.id,
    date: '2027-08-05',
    starts_at: '2027-08-05T18:00:00.000Z',
    ends_at: '2027-08-05T19:30:00.000Z',
    place: 'Stiftskirche',
    composers: ['Ludwig van Beethoven'],
    is_over: false,
    is_today: false,
  })
})

test('a change of the plan is public when it is announced, not before', async () => {
  const { evening } = await plannedEvening('2027-08-07')
  await academy.announce(evening.id)
  const body = { date: '2027-08-08', place: 'Kreuzgang', length_minutes: 60 }
  await academy.call(changeEvening, { ...academy.params(evening.id), body }, { as: academy.admin })
  const further = await academy.request()
  const { request_ids } = (await academy.board()).evenings.find(({ id }) => id === evening.id) ?? {}
  await academy.plan(evening.id, ...(request_ids ?? []), further.id)
  const before = (await programme(evening.id)).body
  expect(before).toMatchObject({ date: '2027-08-07', place: 'Stiftskirche' })
  expect(before.pieces).toHaveLength(1)
  await academy.announce(evening.id)
  const after = (await programme(evening.id)).body
  expect(after).toMatchObject({ date: '2027-08-08', place: 'Kreuzgang' })
  expect(after.pieces).toHaveLength(2)
})

test('an evening whose performances are all off is gone', async () => {
  const { evening } = await plannedEvening('2027-08-09')
  await academy.announce(evening.id)
  expect((await programme(evening.id)).status).toBe(200)
  await academy.plan(evening.id)
  await academy.announce(evening.id)
  expect((await academy.refused(publicProgramme, academy.params(evening.id))).status).toBe(404)
})

test('the programme names works and instruments, and nobody who plays', async () => {
  const accompanist = await academy.named('Benedikt', 'de', 'Rosenau')
  const period_id = await academy.period(accompanist)
  const player = await academy.named('Franziska', 'de', 'Weidinger')
  await academy.applyFor(player, 'cello', 'accepted')
  await academy.db.updateTable('masterclasses').set({ finalized_at: new Date() }).execute()
  const { evening } = await plannedEvening('2027-08-10', {
    by: player,
    period_id,
    movements: ['Adagio cantabile – Allegro vivace'],
    ensemble: [
      { name: 'Konstanze Uhl', instrument: 'Violine' },
      { name: 'Severin Brandl', instrument: 'Theorbe, gespielt von Severin Brandl' },
    ],
  })
  await academy.announce(evening.id)
  const teacher = await academy.db.selectFrom('teachers').selectAll().executeTakeFirstOrThrow()
  const [piece] = (await programme(evening.id)).body.pieces
  expect(piece).toMatchObject({
    composer: 'Ludwig van Beethoven',
    movements: ['Adagio cantabile – Allegro vivace'],
    players: [
      { instrument: 'Cello', class_of: `${teacher.first_name} ${teacher.last_name}` },
      { instrument: 'Violin', class_of: null },
      { instrument: 'Piano', class_of: null },
    ],
    others: 1,
  })
  expect((await programme(evening.id, 'de')).body.pieces[0]?.players[0]?.instrument).toBe('Violoncello')
  const text = await everythingPublic(evening.id)
  for (const name of [
    'Franziska',
    'Weidinger',
    'Rosenau',
    'Konstanze',
    'Uhl',
    'Severin',
    'Brandl',
    'Theorbe',
  ])
    expect(text).not.toContain(name)
})

test('a year that is over keeps its announced concerts', async () => {
  const { evening } = await plannedEvening('2027-08-12')
  const { evening: planned } = await plannedEvening('2027-08-13')
  await academy.announce(evening.id)
  expect((await programme(evening.id)).body).toMatchObject({ is_over: false, is_listed: true })
  expect((await academy.call(pastYears, {})).body).toEqual([])
  const move = (years: number) =>
    sql`
      update academies set start_date_academy = start_date_academy + make_interval(years => ${years}),
        end_date_academy = end_date_academy + make_interval(years => ${years}),
        end_date_application = end_date_application + make_interval(years => ${years})`.execute(academy.db)
  await move(-1)
  await academy.db
    .updateTable('concert_requests')
    .set({ announced_date: '2026-08-12' })
    .where('announced_evening_id', '=', evening.id)
    .execute()
  const [year] = (await academy.call(pastYears, {}, { locale: 'en' })).body
  expect(year?.concerts).toContainEqual({
    id: evening.id,
    date: '2026-08-12',
    place: 'Stiftskirche',
    composers: ['Ludwig van Beethoven'],
  })
  expect(year?.concerts.map(({ id }) => id)).not.toContain(planned.id)
  expect((await programme(evening.id)).body.is_over).toBe(true)
  await move(1)
})

test('a concert of a draft is not found, and neither is an unknown one', async () => {
  for (const id of ['999999', '0', '-1', 'x', '2147483648'])
    expect((await academy.refused(publicProgramme, { params: { id } })).status).toBe(404)
  const { evening } = await plannedEvening('2027-08-11')
  await academy.announce(evening.id)
  const set = (is_draft: boolean) =>
    academy.db.updateTable('academies').set({ is_draft, is_current: !is_draft }).execute()
  await set(true)
  expect((await academy.refused(publicProgramme, academy.params(evening.id))).status).toBe(404)
  expect((await academy.call(publicConcerts, {})).body).toEqual({ academy: null, concerts: [] })
  expect((await academy.call(academyDates, {})).body).toEqual({ academy: null, dates: [] })
  expect((await feed()).statusCode).toBe(200)
  await set(false)
})

test('the calendar has every date once, in both languages, and the same text until something changes', async () => {
  const read = (body: string) =>
    new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent').map(event => new ICAL.Event(event))
  await academy.db.updateTable('academies').set({ changed_at: '2027-08-02T10:00:00Z' }).execute()
  const english = await feed('?lang=en')
  expect(english.headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8' })
  const events = read(english.body)
  const uids = events.map(({ uid }) => uid)
  expect(new Set(uids).size).toBe(uids.length)
  expect(uids).toContain(`academy-${academy.academy_id}-deadline@academy.example`)
  expect(events.find(({ uid }) => uid.includes('-arrival'))?.summary).toBe('Arrival')
  const german = read((await feed('?lang=de')).body)
  expect(german.map(({ uid }) => uid)).toEqual(uids)
  expect(german.find(({ uid }) => uid.includes('-arrival'))?.summary).toBe('Anreise')

  expect(english.body).toContain('PRODID:-//Summer Academy//Dates//EN')
  const times = [...english.body.matchAll(/^(?:DTSTAMP|LAST-MODIFIED):(\w+)/gm)].map(([, time]) => time ?? '')
  expect(times).toHaveLength(events.length * 2)
  expect(times.toSorted().at(-1)?.slice(0, 8)).toBe('20270803')

  const etag = String(english.headers.etag)
  expect((await feed('?lang=en', { 'if-none-match': etag })).statusCode).toBe(304)
  await academy.db.updateTable('academies').set({ end_date_application: '2027-07-05' }).execute()
  const changed = await feed('?lang=en', { 'if-none-match': etag })
  expect(changed.statusCode).toBe(200)
  expect(changed.body).toContain('20270705')
  expect((await feed('?lang=xx')).statusCode).toBe(422)
})
