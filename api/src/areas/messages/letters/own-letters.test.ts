import { ownLetter, ownLetters } from '@academy/contract/messages/letters/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import { type PersonFixture, personFixture } from '../../../../test/person-fixture.ts'
import { readPages } from '../../../../test/read-pdf.ts'
import type { OwnLetterFacts } from './queries.ts'
import { ownLettersOf } from './rules.ts'

const place: OwnLetterFacts = {
  academy_id: 4,
  start_date: '2027-08-01',
  end_date: '2027-08-15',
  place: 'Stift Feldkirchen',
  full_name: 'Mira Talbach',
  latin_name: '',
  has_passport_data: true,
  has_task: false,
  last_class_day: '2027-08-10',
}
const task = { ...place, has_task: true, last_class_day: null }

test.each<
  [what: string, facts: OwnLetterFacts, today: string, invitation: string | null, certificate: string | null]
>([
  ['a place, before the class', place, '2027-07-20', 'ready', 'later'],
  ['a place, on the day before the last', place, '2027-08-09', 'ready', 'later'],
  ['a place, on the last day of the class', place, '2027-08-10', 'ready', 'ready'],
  ['a place, on the last day of the academy', place, '2027-08-15', 'ready', 'ready'],
  ['a place, after the academy', place, '2027-08-16', null, 'ready'],
  [
    'a place without date of birth or nationality',
    { ...place, has_passport_data: false },
    '2027-07-20',
    'data_missing',
    'later',
  ],
  [
    'a name that no font has',
    { ...place, full_name: 'தமிழ் செல்வன்' },
    '2027-08-10',
    'name_missing',
    'name_missing',
  ],
  [
    'such a name in Latin letters',
    { ...place, full_name: 'தமிழ் செல்வன்', latin_name: 'Mira' },
    '2027-08-10',
    'ready',
    'ready',
  ],
  ['a task', task, '2027-07-20', 'ready', null],
  ['a task, after the academy', task, '2027-08-16', null, null],
])('the papers of a person, for %s', (_, facts, today, invitation, certificate) => {
  expect(ownLettersOf(facts, today)).toMatchObject({ invitation, certificate })
})

describe('the papers of a person', () => {
  let fixture: PersonFixture
  let student: Person
  let applicant: Person
  beforeAll(async () => {
    fixture = await personFixture('2027-07-20T10:00:00+02:00')
    const { db, masterclass_id } = fixture
    const [accepted, waiting] = [
      await fixture.applicant({ is_accepted: true }),
      await fixture.applicant({ is_accepted: null }),
    ]
    student = accepted
    applicant = waiting
    await db
      .updateTable('applications')
      .set({ status: 'accepted' })
      .where('id', '=', accepted.application_id)
      .execute()
    const { id } = await db.selectFrom('countries').select('id').limit(1).executeTakeFirstOrThrow()
    await db
      .updateTable('profiles')
      .set({ nationality_id: id })
      .where('account_id', '=', student.id)
      .execute()
    await db
      .updateTable('masterclasses')
      .set({ finalized_at: fixture.services.clock.now() })
      .where('id', '=', masterclass_id)
      .execute()
  })
  afterAll(() => fixture.close())

  const input = (kind: 'certificate' | 'invitation', academy_id = fixture.academy_id) => ({
    params: { id: String(academy_id), kind },
  })
  const download = (as: Person, kind: string, locale: 'de' | 'en') =>
    fixture.app.inject({
      url: `/api/my-letters/${fixture.academy_id}/${kind}?locale=${locale}`,
      headers: { authorization: `Bearer ${as.token}` },
    })

  test('a letter for a visa is there from the acceptance on, in both languages, and recorded', async () => {
    for (const [locale, title] of [
      ['de', 'Einladung'],
      ['en', 'invitation'],
    ] as const) {
      const reply = await download(student, 'invitation', locale)
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf'])
      expect(reply.headers['content-disposition']).toMatch(
        new RegExp(`filename="${title}-2027-\\w+-.+\\.pdf"`),
      )
      expect((await readPages(reply.rawPayload)).join(' ').toLowerCase()).toContain(title.toLowerCase())
    }
    const [entry] = (await fixture.entries('letters_printed')).slice(-1)
    expect(entry).toMatchObject({ actor_id: student.id, account_id: student.id, details: { count: 1 } })
  })

  test('a certificate is refused until the last day of the class', async () => {
    const refused = await fixture.refused(ownLetter, input('certificate'), { as: student })
    expect(refused.body.code).toBe('certificate_too_early')
    await fixture.at('2027-08-15T09:00:00+02:00', async () => {
      await fixture.db
        .updateTable('access_tokens')
        .set({ last_used_at: new Date('2027-08-15') })
        .execute()
      expect((await download(student, 'certificate', 'en')).statusCode).toBe(200)
      const { body } = await fixture.call(ownLetters, {}, { as: student })
      expect(body).toMatchObject([{ certificate: 'ready', invitation: 'ready' }])
    })
  })

  test('nobody has one without a place or a task, or of another academy', async () => {
    for (const kind of ['certificate', 'invitation'] as const) {
      expect((await fixture.refused(ownLetter, input(kind), { as: applicant })).body.code).toBe(
        'letter_without_place',
      )
      expect((await fixture.refused(ownLetter, input(kind, 999), { as: student })).body.code).toBe(
        'letter_without_place',
      )
    }
    expect((await fixture.call(ownLetters, {}, { as: applicant })).body).toEqual([])
  })
})
