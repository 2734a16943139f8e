import type { InputOf } from '@academy/contract/base/endpoint'
import * as contract from '@academy/contract/messages/feedback/endpoints'
import { MAX_QUESTIONS, MAX_TEXT } from '@academy/contract/messages/feedback/schemas'
import { describe, expect, test } from 'vitest'
import {
  answerTo,
  type SurveyFixture,
  type TestSurvey,
  withSurveyFixture,
} from '../../../../test/survey-fixture.ts'

let fixture: SurveyFixture
let survey: TestSurvey
let uuid: string
withSurveyFixture(invited => {
  ;({ fixture, survey, uuid } = invited)
})

const question = (place: number) => survey.questions[place] ?? 0
const load = async (link = uuid) => (await fixture.call(contract.survey, { params: { uuid: link } })).body
type GivenAnswers = InputOf<typeof contract.submit>['body']['answers']
const save = (answers: GivenAnswers, link = uuid) =>
  fixture.call(contract.saveDraft, { params: { uuid: link }, body: { answers } })
const submit = (answers: GivenAnswers, link = uuid) =>
  fixture.call(contract.submit, { params: { uuid: link }, body: { answers } })
describe('the survey behind a link', () => {
  test('is in the language of its invitation, whatever the browser language', async () => {
    const { body } = await fixture.call(
      contract.survey,
      { params: { uuid: await fixture.invite(survey.id, 'de') } },
      { locale: 'en' },
    )
    expect(body.survey).toEqual({ locale: 'de', title: 'Rückmeldung' })
    expect(body.questions).toEqual([
      {
        id: question(0),
        type: 'rating',
        prompt: 'Das Haus?',
        open_label: null,
        rating: { min: 1, max: 5, na_enabled: true },
        texts: { good: 'Gut war', bad: null, missing: null },
      },
      {
        id: question(1),
        type: 'rating',
        prompt: 'Der Unterricht?',
        open_label: null,
        rating: { min: 0, max: 10, na_enabled: false },
        texts: { good: null, bad: null, missing: null },
      },
      {
        id: question(2),
        type: 'open',
        prompt: 'Und sonst?',
        open_label: 'Bitte offen',
        rating: null,
        texts: { good: null, bad: null, missing: null },
      },
      {
        id: question(3),
        type: 'open',
        prompt: 'Die Konzerte?',
        open_label: null,
        rating: null,
        texts: { good: null, bad: 'Schlecht war', missing: 'Gefehlt hat' },
      },
    ])
    expect(body.draft).toEqual({ answers: [] })
  })

  test('is in English for people who use English, and is not cached', async () => {
    const { body, headers } = await fixture.call(contract.survey, { params: { uuid } }, { locale: 'de' })
    expect(body.survey).toEqual({ locale: 'en', title: 'Feedback' })
    expect(body.questions.map(({ prompt }) => prompt)).toEqual([
      'The house?',
      'The lessons?',
      'What else?',
      'The concerts?',
    ])
    expect(headers['cache-control']).toBe('no-store')
  })

  test('is the same for a link in capitals, and requires no login', async () => {
    expect(await load(uuid.toUpperCase())).toEqual(await load())
  })
})

describe('a draft', () => {
  test('is returned by the next request, without empty answers', async () => {
    const said = [
      answerTo(question(0), { rating: 4, text_good: 'Die Stille, “quiet” & 🎻' }),
      answerTo(question(3), { text_missing: 'Mehr Bach' }),
    ]
    const { body } = await save([...said, answerTo(question(2), { text_good: '   ' })])
    expect(body).toEqual({ ok: true })
    expect((await load()).draft.answers).toEqual(said)
  })

  test('replaces the previous one, and belongs to its link only', async () => {
    await save([answerTo(question(0), { not_applicable: true })])
    await save([{ question_id: question(1), rating: 0 }])
    expect((await load()).draft.answers).toEqual([answerTo(question(1), { rating: 0 })])
    expect((await load(await fixture.invite(survey.id))).draft.answers).toEqual([])
  })

  test('can be emptied', async () => {
    await save([answerTo(question(0), { rating: 1 })])
    await save([])
    expect((await load()).draft.answers).toEqual([])
  })

  test('accepts a lone surrogate, which the database refuses', async () => {
    await save([{ question_id: question(2), text_good: 'half \ud83c' }])
    expect((await load()).draft.answers[0]?.text_good).toBe('half \ufffd')
  })

  test('drops only what the questions no longer ask for', async () => {
    await save([
      answerTo(question(0), { rating: 5, text_good: 'Garten' }),
      answerTo(question(1), { rating: 9 }),
      answerTo(question(2), { text_good: 'Danke' }),
    ])
    const change = fixture.db.updateTable('survey_questions')
    await change.set({ max: 3 }).where('id', '=', question(0)).execute()
    await fixture.db.deleteFrom('survey_questions').where('id', '=', question(1)).execute()
    expect((await load()).draft.answers).toEqual([
      answerTo(question(0), { text_good: 'Garten' }),
      answerTo(question(2), { text_good: 'Danke' }),
    ])
  })
})

describe('a submission', () => {
  test('stores non-empty answers, counts the person, and uses up the link and its draft', async () => {
    await save([answerTo(question(1), { rating: 2 })])
    const { status, body } = await submit([
      { question_id: question(0), rating: 5, text_good: ' Der Garten ' },
      { question_id: question(1), rating: null },
      { question_id: question(3), text_bad: 'Zu lang' },
    ])
    expect([status, body]).toEqual([201, { ok: true }])
    expect(await fixture.answers(survey.id)).toEqual([
      answerTo(question(0), { rating: 5, text_good: 'Der Garten' }),
      answerTo(question(3), { text_bad: 'Zu lang' }),
    ])
    expect(await fixture.answeredCount(survey.id)).toBe(1)
    expect(await fixture.drafts(survey.id)).toBe(0)
    const spent = await fixture.db
      .selectFrom('survey_invitations')
      .select('is_spent')
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow()
    expect(spent.is_spent).toBe(true)
  })

  test('accepts a comment without a rating, and "does not apply"', async () => {
    await submit([{ question_id: question(0), text_good: 'Nur ein Wort' }])
    await submit([{ question_id: question(0), not_applicable: 1 }], await fixture.invite(survey.id))
    expect(await fixture.answers(survey.id)).toEqual(
      expect.arrayContaining([
        answerTo(question(0), { text_good: 'Nur ein Wort' }),
        answerTo(question(0), { not_applicable: true }),
      ]),
    )
  })

  test('accepts the longest answers to the most questions, in any script', async () => {
    const long = '🎼'.repeat(MAX_TEXT / 2)
    const texts = { text_good_de: 'a', text_good_en: 'a', text_bad_de: 'b', text_bad_en: 'b' }
    const open = { type: 'open', ...texts, text_missing_de: 'c', text_missing_en: 'c' } as const
    const big = await fixture.survey(Array.from({ length: MAX_QUESTIONS }, () => open))
    const link = await fixture.invite(big.id)
    const answers = big.questions.map(question_id => ({
      question_id,
      text_good: long,
      text_bad: long,
      text_missing: long,
    }))
    await save(answers, link)
    expect((await load(link)).draft.answers).toHaveLength(MAX_QUESTIONS)
    await submit(answers, link)
    expect((await fixture.answers(big.id)).every(({ text_bad }) => text_bad === long)).toBe(true)
  })

  test('does not change the answers to other surveys', async () => {
    const other = await fixture.survey()
    await submit([{ question_id: other.questions[1] ?? 0, rating: 3 }], await fixture.invite(other.id))
    const before = await fixture.db
      .selectFrom('survey_answers')
      .selectAll()
      .where('survey_id', '=', other.id)
      .execute()
    await submit([{ question_id: question(1), rating: 3 }])
    const after = await fixture.db
      .selectFrom('survey_answers')
      .selectAll()
      .where('survey_id', '=', other.id)
      .execute()
    expect(after).toEqual(before)
  })
})
