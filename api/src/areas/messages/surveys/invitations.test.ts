import type { Endpoint } from '@academy/contract/base/endpoint'
import { close, invite, remind } from '@academy/contract/messages/surveys/endpoints'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { open, rating, type SurveyOffice, surveyOffice } from '../../../../test/survey.ts'
import { markSent } from '../../../base/mail/queries.ts'

let office: SurveyOffice
beforeEach(async () => {
  office = await surveyOffice()
})
afterEach(() => office.close())

const refused = async (endpoint: Endpoint, id: number) =>
  (await office.refused(endpoint, office.params(id), office.as)).body.code
const reminded = async (id: number) => (await office.call(remind, office.params(id), office.as)).body
const closed = async (id: number) => (await office.call(close, office.params(id), office.as)).body
const mailCount = async () => (await office.db.selectFrom('outbox').select('id').execute()).length
/** Simulates that the last reminder was sent the day before. */
const waitADay = (id: number) =>
  office.db.updateTable('surveys').set({ reminded_on: '2027-08-31' }).where('id', '=', id).execute()

describe('inviting to a survey', () => {
  test('opens the survey and sends every participant their own link', async () => {
    const people = await office.participants(3)
    const { id, to_invite_count } = await office.write(rating())
    expect(to_invite_count).toBe(3)
    const { notified, survey } = await office.invite(id)
    expect(notified).toBe(3)
    expect(survey).toMatchObject({
      state: 'open',
      opened_on: '2027-09-01',
      invited_count: 3,
      answered_count: 0,
      to_invite_count: 0,
    })
    const links = new Map((await office.invitations(id)).map(({ account_id, uuid }) => [account_id, uuid]))
    expect(new Set(links.values()).size).toBe(3)
    for (const person of people) {
      const mails = await office.mailsTo(person)
      expect(mails).toHaveLength(1)
      expect(mails[0]?.body_text).toContain(`https://academy.example/feedback/${links.get(person.id)} `)
    }
  })

  test('stores the link only in the mail text, and removes it once the mail is sent', async () => {
    const person = await office.participant()
    const { id } = await office.write(rating())
    await office.invite(id)
    const [{ uuid } = { uuid: '' }] = await office.invitations(id)
    const mail = await office.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
    expect(mail).toMatchObject({
      account_id: person.id,
      needs_confirmed_address: true,
      secret_link: `https://academy.example/feedback/${uuid}`,
    })
    await office.db.transaction().execute(tx => markSent(tx, mail))
    const sent = await office.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
    expect(JSON.stringify(sent)).not.toContain(uuid)
  })

  test('leaves out people who did not take part', async () => {
    await office.participant({ status: 'withdrawn' })
    await office.participant({ status: 'rejected' })
    await office.participant({ status: 'applied' })
    await office.participant({ is_final: false })
    await office.participant({ academy_id: await office.academy(2026) })
    await office.person(['Teacher'])
    const { id, to_invite_count } = await office.write(rating())
    expect(to_invite_count).toBe(0)
    expect(await refused(invite, id)).toBe('nobody_to_invite')
    expect(await office.show(id)).toMatchObject({ state: 'draft', opened_on: null, invited_count: 0 })
    expect(await mailCount()).toBe(0)
  })

  test('addresses the participants of the survey’s academy, even a past one', async () => {
    const past = await office.academy(2026)
    const person = await office.participant({ academy_id: past })
    await office.participant()
    const { id } = await office.write(rating())
    await office.move(id, past)
    expect((await office.invite(id)).notified).toBe(1)
    expect(await office.mailsTo(person)).toHaveLength(1)
  })

  test('sends one mail to a person with two masterclasses', async () => {
    const person = await office.participant()
    await office.participant({ by: person })
    await office.participant({ by: person, status: 'withdrawn' })
    const { id, to_invite_count } = await office.write(rating())
    expect(to_invite_count).toBe(1)
    expect((await office.invite(id)).notified).toBe(1)
    expect(await office.mailsTo(person)).toHaveLength(1)
  })

  test('again only reaches new participants, and does not change the opening time', async () => {
    const first = await office.participant()
    const { id } = await office.write(rating())
    await office.invite(id)
    expect(await refused(invite, id)).toBe('nobody_to_invite')
    await office.db.updateTable('surveys').set({ opened_on: '2027-08-20' }).where('id', '=', id).execute()
    const late = await office.participant()
    expect((await office.show(id)).to_invite_count).toBe(1)
    const { notified, survey } = await office.invite(id)
    expect([notified, survey.invited_count, survey.opened_on]).toEqual([1, 2, '2027-08-20'])
    expect([await office.mailsTo(first), await office.mailsTo(late)].map(({ length }) => length)).toEqual([
      1, 1,
    ])
  })

  test('is refused without questions and after closing', async () => {
    await office.participant()
    const [empty, over] = [await office.write(), await office.write(rating())]
    expect(await refused(invite, empty.id)).toBe('survey_empty')
    await office.invite(over.id)
    await closed(over.id)
    await office.participant()
    expect(await refused(invite, over.id)).toBe('survey_over')
    expect((await office.show(over.id)).to_invite_count).toBe(0)
  })

  test.each([
    [
      'de',
      'Ihre Meinung ist uns wichtig: Rückblick',
      [
        'Guten Tag Mira!',
        'Ihre Antworten sind anonym',
        'niemand kann sie zu Ihnen zurückverfolgen',
        'Zur Umfrage',
      ],
    ],
    [
      'en',
      'We would love to hear from you: Looking back',
      ['Dear Mira,', 'Your answers are anonymous', 'nobody can trace them back to you', 'To the survey'],
    ],
  ] as const)('uses the language of the person: %s', async (locale, subject, said) => {
    const person = await office.participant({ locale })
    const { id } = await office.write(rating())
    await office.db
      .updateTable('surveys')
      .set({ title_de: 'Rückblick', title_en: 'Looking back' })
      .where('id', '=', id)
      .execute()
    await office.invite(id)
    const [mail] = await office.mailsTo(person)
    expect(mail).toMatchObject({ locale, subject })
    for (const words of said) expect(mail?.body_text).toContain(words)
    expect((await office.invitations(id))[0]).toMatchObject({ locale })
  })
})

describe('sending reminders', () => {
  test('only reaches people who have not answered', async () => {
    const people = await office.participants(4)
    const { id } = await office.write(rating())
    await office.invite(id)
    await office.spend(people.slice(0, 3))
    const { notified, survey } = await reminded(id)
    expect([notified, survey.reminded_on, survey.state]).toEqual([1, '2027-09-01', 'open'])
    const counts = await Promise.all(people.map(async person => (await office.mailsTo(person)).length))
    expect(counts).toEqual([1, 1, 1, 2])
    const [invitation, reminder] = await office.mailsTo(people[3] as (typeof people)[number])
    const link = /https:\S+/.exec(invitation?.body_text ?? '')?.[0]
    expect(reminder?.body_text).toContain(`${link} `)
    expect(reminder?.subject).toBe('There is still time: Feedback')
    expect(reminder?.body_text).toContain('Your answers are anonymous')
  })

  test('is allowed once a day', async () => {
    const [person] = await office.participants(1, { locale: 'de' })
    if (!person) throw new Error('no participant')
    const { id } = await office.write(rating())
    await office.invite(id)
    await reminded(id)
    expect(await refused(remind, id)).toBe('reminded_today')
    await waitADay(id)
    // Delete the reminder of the previous day.
    await office.db.deleteFrom('outbox').where('is_confidential', '=', true).execute()
    expect((await reminded(id)).notified).toBe(1)
    expect((await office.mailsTo(person)).map(({ subject }) => subject)).toEqual([
      'Ihre Meinung ist uns wichtig: Feedback',
      'Noch ist Zeit: Feedback',
    ])
  })

  test('is refused when everybody has answered, before opening and after closing', async () => {
    const people = await office.participants(2)
    const { id } = await office.write(rating())
    expect(await refused(remind, id)).toBe('survey_not_open')
    await office.invite(id)
    await office.spend(people)
    expect(await refused(remind, id)).toBe('nobody_to_remind')
    expect((await office.show(id)).reminded_on).toBeNull()
    await closed(id)
    expect(await refused(remind, id)).toBe('survey_not_open')
    expect(await mailCount()).toBe(0)
  })

  test('does not reveal the recipients to the office', async () => {
    const people = await office.participants(3)
    const { id } = await office.write(rating())
    await office.invite(id)
    await office.spend(people.slice(0, 2))
    await reminded(id)
    const entries = await office.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', 'like', 'survey_%')
      .execute()
    expect(entries.map(({ account_id }) => account_id)).toEqual([null, null, null])
    expect(entries.map(({ details }) => details)).toEqual([
      { survey_id: id },
      { survey_id: id, told: 3 },
      { survey_id: id, told: 1 },
    ])
    const mails = await office.db.selectFrom('outbox').select(['key', 'is_confidential']).execute()
    expect(mails.filter(mail => mail.is_confidential).map(({ key }) => key)).toEqual([
      expect.stringMatching(`^survey:${id}:reminder:2027-09-01:`),
    ])
    expect(mails.filter(mail => !mail.is_confidential)).toHaveLength(3)
  })
})

describe('closing a survey', () => {
  test('deletes who was invited, drafts and mails, and keeps the links', async () => {
    const people = await office.participants(3)
    const [survey, other] = [await office.write(rating()), await office.write(open())]
    await office.invite(survey.id)
    await office.invite(other.id)
    await reminded(survey.id)
    await office.spend(people.slice(0, 1))
    const drafts = [...(await office.invitations(survey.id)), ...(await office.invitations(other.id))]
      .filter(({ is_spent }) => !is_spent)
      .map(({ uuid }) => ({ uuid, answers: '[]' }))
    await office.db.insertInto('survey_drafts').values(drafts).execute()
    expect(await closed(survey.id)).toMatchObject({
      state: 'closed',
      closed_on: '2027-09-01',
      invited_count: 3,
      to_invite_count: 0,
    })
    const links = await office.invitations(survey.id)
    expect(links.map(({ account_id }) => account_id)).toEqual([null, null, null])
    const mails = await office.db.selectFrom('outbox').select('key').execute()
    expect(mails.map(({ key }) => key.split(':')[1])).toEqual(Array(3).fill(String(other.id)))
    const left = await office.db.selectFrom('survey_drafts').select('uuid').execute()
    const stored = new Set((await office.invitations(other.id)).map(({ uuid }) => uuid))
    expect(left.length).toBeGreaterThan(0)
    expect(left.every(({ uuid }) => stored.has(uuid))).toBe(true)
  })

  test('is refused before opening and a second time', async () => {
    await office.participant()
    const { id } = await office.write(rating())
    expect(await refused(close, id)).toBe('survey_not_open')
    await office.invite(id)
    await closed(id)
    expect(await refused(close, id)).toBe('survey_not_open')
  })
})
