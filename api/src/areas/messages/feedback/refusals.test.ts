import { randomUUID } from 'node:crypto'
import { fieldMessages } from '@academy/contract/messages'
import * as contract from '@academy/contract/messages/feedback/endpoints'
import { MAX_QUESTIONS, MAX_TEXT } from '@academy/contract/messages/feedback/schemas'
import { describe, expect, test } from 'vitest'
import { type SurveyFixture, type TestSurvey, withSurveyFixture } from '../../../../test/survey-fixture.ts'

let fixture: SurveyFixture
let survey: TestSurvey
let uuid: string
withSurveyFixture(invited => {
  ;({ fixture, survey, uuid } = invited)
})

const question = (place: number) => survey.questions[place] ?? 0
const rated = () => [{ question_id: question(0), rating: 3 }]
const both = { draft: contract.saveDraft, submission: contract.submit }
const calls = Object.keys(both) as (keyof typeof both)[]

const untouched = async () => {
  expect(await fixture.answers(survey.id)).toEqual([])
  expect(await fixture.answeredCount(survey.id)).toBe(0)
  expect(await fixture.drafts(survey.id)).toBe(0)
}

describe('a survey link', () => {
  const everyCall = async (link: string) => {
    const params = { uuid: link }
    const answers = [
      await fixture.refused(contract.survey, { params }),
      await fixture.refused(contract.saveDraft, { params, body: { answers: rated() } }),
      await fixture.refused(contract.submit, { params, body: { answers: rated() } }),
    ]
    return answers.map(({ status, body }) => [status, body.code])
  }
  const all = (status: number, code: string) => [0, 1, 2].map(() => [status, code])

  test('that is unknown is not found', async () => {
    expect(await everyCall(randomUUID())).toEqual(all(404, 'not_found'))
    expect(await everyCall('00000000-0000-0000-0000-000000000000')).toEqual(all(404, 'not_found'))
  })

  test.each([['1'], ['not-a-uuid'], ['null'], ["' or 1=1 --"], ['🎻'], ['../../me'], ['x'.repeat(150)]])(
    'that is malformed is not found: %s',
    async link => expect(await everyCall(link)).toEqual(all(404, 'not_found')),
  )

  test('that is cut or has extra characters is not found', async () => {
    for (const link of [uuid.slice(1), uuid.slice(0, -1), `${uuid}0`, `{${uuid}}`, uuid.replaceAll('-', '')])
      expect(await everyCall(link)).toEqual(all(404, 'not_found'))
  })

  test('is used up by its submission, and then refuses everything', async () => {
    await fixture.call(contract.submit, { params: { uuid }, body: { answers: rated() } })
    expect(await everyCall(uuid)).toEqual(all(410, 'survey_spent'))
    expect(await fixture.answers(survey.id)).toHaveLength(1)
    expect([await fixture.answeredCount(survey.id), await fixture.drafts(survey.id)]).toEqual([1, 0])
  })

  test('to a closed survey refuses everything and says so', async () => {
    await fixture.call(contract.saveDraft, { params: { uuid }, body: { answers: rated() } })
    await fixture.closeSurvey(survey.id)
    expect(await everyCall(uuid)).toEqual(all(410, 'survey_closed'))
    await untouched()
    const { body } = await fixture.refused(contract.survey, { params: { uuid } }, { locale: 'de' })
    expect(body.message).toBe('Diese Umfrage ist geschlossen.')
  })

  test('that was used before the survey closed still says thank you', async () => {
    await fixture.call(contract.submit, { params: { uuid }, body: { answers: rated() } })
    await fixture.closeSurvey(survey.id)
    expect(await everyCall(uuid)).toEqual(all(410, 'survey_spent'))
  })
})

describe.each(calls)('a %s', which => {
  const errorsOf = async (answers: unknown) => {
    const input = { params: { uuid }, body: { answers } }
    const { status, body } = await fixture.refused(both[which], input)
    expect([status, body.code]).toEqual([422, 'invalid_input'])
    await untouched()
    return body.errors
  }

  // Columns: index of the question, its answer, the reported field, the message.
  test.each([
    [0, { rating: 0 }, 'rating', 'RATING_INVALID'],
    [0, { rating: 6 }, 'rating', 'RATING_INVALID'],
    [1, { rating: 11 }, 'rating', 'RATING_INVALID'],
    [1, { rating: -1 }, 'rating', 'RATING_INVALID'],
    [0, { rating: 2.5 }, 'rating', 'RATING_INVALID'],
    [0, { rating: 1e300 }, 'rating', 'RATING_INVALID'],
    [0, { rating: '3' }, 'rating', 'RATING_INVALID'],
    [0, { rating: [3] }, 'rating', 'RATING_INVALID'],
    [2, { rating: 3 }, 'rating', 'RATING_INVALID'],
    [2, { rating: 3, text_good: 'Gut' }, 'rating', 'RATING_INVALID'],
    [0, { rating: 3, not_applicable: true }, 'not_applicable', 'RATING_AND_NA'],
    [0, { rating: 3, not_applicable: '1' }, 'not_applicable', 'RATING_AND_NA'],
    [0, { not_applicable: 'maybe' }, 'not_applicable', 'REQUIRED'],
    [1, { not_applicable: true }, 'not_applicable', 'NA_UNWANTED'],
    [2, { not_applicable: true }, 'not_applicable', 'NA_UNWANTED'],
    [0, { rating: 3, text_bad: 'Kalt' }, 'text_bad', 'TEXT_UNWANTED'],
    [1, { rating: 3, text_good: 'Warm' }, 'text_good', 'TEXT_UNWANTED'],
    [2, { text_missing: 'Licht' }, 'text_missing', 'TEXT_UNWANTED'],
    [3, { text_good: 'Kurz' }, 'text_good', 'TEXT_UNWANTED'],
    [0, { text_good: 'a\u0000b' }, 'text_good', 'INVALID'],
    [0, { text_good: { html: '' } }, 'text_good', 'INVALID'],
    [0, { text_good: null }, 'text_good', 'INVALID'],
  ] as const)('to question %i as %o reports %s: %s', async (place, said, field, message) => {
    const errors = await errorsOf([{ question_id: question(place), ...said }])
    const told = fieldMessages[message].en.replace('{field}', `${field} (entry 1)`)
    expect(errors).toEqual({ [`answers.0.${field}`]: [told] })
  })

  test.each([
    ['one character over the limit', 'x', MAX_TEXT + 1],
    ['a megabyte', 'x', 1024 * 1024],
    ['a megabyte of Cyrillic letters', 'ю', 512 * 1024],
  ])('reports a text that is too long: %s', async (_, mail, count) => {
    expect(await errorsOf([{ question_id: question(0), text_good: mail.repeat(count) }])).toEqual({
      'answers.0.text_good': [fieldMessages.TOO_LONG.en],
    })
  })

  test('reports every invalid field at its path', async () => {
    const errors = await errorsOf([
      { question_id: question(0), rating: 9 },
      { question_id: question(1), rating: 4 },
      { question_id: question(2), rating: 1, not_applicable: false, text_bad: 'x' },
    ])
    expect(Object.keys(errors ?? {})).toEqual(['answers.0.rating', 'answers.2.rating', 'answers.2.text_bad'])
  })

  test('refuses questions of another survey and unknown ones', async () => {
    const other = await fixture.survey()
    const told = [fieldMessages.QUESTION_UNKNOWN.en]
    for (const question_id of [other.questions[0], 2_000_000_000])
      expect(await errorsOf([...rated(), { question_id, rating: 3 }])).toEqual({
        'answers.1.question_id': told,
      })
  })

  test.each([[0], [-1], [1.5], ['1'], [null], [undefined], [2 ** 31], [[1]]])(
    'requires a question: %j is invalid',
    async question_id => {
      expect(Object.keys((await errorsOf([{ question_id, rating: 3 }])) ?? {})).toEqual([
        'answers.0.question_id',
      ])
    },
  )

  test('refuses two answers to one question, even identical ones', async () => {
    expect(await errorsOf([...rated(), ...rated()])).toEqual({ answers: [fieldMessages.ANSWERED_TWICE.en] })
  })

  test('has at most as many answers as a survey has questions', async () => {
    const many = Array.from({ length: MAX_QUESTIONS + 1 }, (_, n) => ({ question_id: n + 1 }))
    expect(await errorsOf(many)).toEqual({ answers: [fieldMessages.TOO_MANY.en] })
  })

  test.each([[undefined], [null], ['all'], [{}], [5], [true]])(
    'requires a list: %j is invalid',
    async answers => {
      expect(await errorsOf(answers)).toEqual({ answers: [fieldMessages.REQUIRED.en] })
    },
  )

  test.each([[null], ['x'], [7], [[]]])('requires answers in its list: %j is invalid', async answer => {
    expect(Object.keys((await errorsOf([answer])) ?? {})[0]).toMatch(/^answers\.0/)
  })

  test.each([['{'], ['[]'], ['"x"'], ['null'], [''], ['{"answers":[{"__proto__":{"rating":3}}]}']])(
    'sent as %s is refused',
    async body => {
      const { status } = await fixture.refused(both[which], { params: { uuid }, body })
      expect([400, 422]).toContain(status)
      await untouched()
    },
  )

  test('larger than all its texts can be is refused before it is read', async () => {
    const answers = [{ question_id: question(0), text_good: 'x'.repeat(4 * 1024 * 1024) }]
    const { status, body } = await fixture.refused(both[which], { params: { uuid }, body: { answers } })
    expect([status, body.code]).toEqual([413, 'too_large'])
  })

  test('is refused in the language of the request', async () => {
    const answers = [{ question_id: question(0), rating: 8 }]
    const { body } = await fixture.refused(
      both[which],
      { params: { uuid }, body: { answers } },
      { locale: 'de' },
    )
    expect(body.errors).toEqual({ 'answers.0.rating': [fieldMessages.RATING_INVALID.de] })
  })
})

test.each([[[]], [[{}]], [[{ rating: null, text_good: ' \n\t ' }]], [[{ not_applicable: false }]]])(
  'an empty submission is refused and does not use up the link: %j',
  async said => {
    const answers = said.map(one => ({ question_id: question(0), ...one }))
    const { status, body } = await fixture.refused(contract.submit, { params: { uuid }, body: { answers } })
    expect([status, body.errors]).toEqual([422, { answers: [fieldMessages.NOTHING_ANSWERED.en] }])
    await untouched()
    await fixture.call(contract.submit, { params: { uuid }, body: { answers: rated() } })
  },
)

test('one network may send six hundred requests a minute, and other networks are not affected', async () => {
  const load = (from: string) =>
    fixture.app.inject({
      url: `/api/feedback/${uuid}`,
      headers: { 'x-forwarded-for': from },
    })
  await fixture.call(contract.survey, { params: { uuid } }, { from: '10.9.9.9' })
  await fixture.db
    .updateTable('rate_limits')
    .set({ hits: 599 })
    .where('key', 'like', 'feedback-network:%')
    .execute()
  expect((await load('10.9.9.9')).statusCode).toBe(200)
  const refused = await load('10.9.9.9')
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await load('10.9.9.8')).statusCode).toBe(200)
})
