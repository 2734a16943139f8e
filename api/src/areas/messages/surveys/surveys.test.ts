import type { Endpoint, InputOf } from '@academy/contract/base/endpoint'
import type { FieldMessage } from '@academy/contract/base/field-message'
import { fieldMessages } from '@academy/contract/messages'
import { MAX_QUESTIONS } from '@academy/contract/messages/feedback/schemas'
import * as contract from '@academy/contract/messages/surveys/endpoints'
import type { OfficeSurvey } from '@academy/contract/messages/surveys/schemas'
import { afterAll, assert, beforeAll, describe, expect, test } from 'vitest'
import { open, rating, type SurveyOffice, surveyOffice } from '../../../../test/survey.ts'

let office: SurveyOffice
beforeAll(async () => {
  office = await surveyOffice()
})
afterAll(() => office.close())

const UNKNOWN = 2_000_000_000
const refused = async (endpoint: Endpoint, call: object) =>
  (await office.refused(endpoint, call, office.as)).body
const change = async (id: number, body: InputOf<typeof contract.changeSurvey>['body']) =>
  (await office.call(contract.changeSurvey, { ...office.params(id), body }, office.as)).body
const refusedChange = (id: number, body: object) =>
  refused(contract.changeSurvey, { ...office.params(id), body })
const originsOf = async (survey_id: number) => {
  const asked = office.db.selectFrom('survey_questions').select(['id', 'origin_id', 'position'])
  return asked.where('survey_id', '=', survey_id).orderBy('position').execute()
}
const setClosed = (id: number) =>
  office.db
    .updateTable('surveys')
    .set({ opened_on: '2027-08-20', closed_on: '2027-08-30' })
    .where('id', '=', id)
    .execute()

const full = {
  type: 'rating',
  prompt_de: 'Wie hat Ihnen das Haus gefallen?',
  prompt_en: 'How did you like the house?',
  open_label_de: 'Gern ausführlich',
  open_label_en: 'In your own words',
  min: 0,
  max: 10,
  na_enabled: true,
  text_good_de: 'Was war gut?',
  text_good_en: 'What was good?',
  text_bad_de: 'Was nicht?',
  text_bad_en: 'What was not?',
  text_missing_de: 'Was hat gefehlt?',
  text_missing_en: 'What was missing?',
} as const

describe('creating a survey', () => {
  test('stores all texts in both languages, in the order of the questions', async () => {
    const questions = [full, { type: 'open' as const, prompt_de: 'Und sonst?', prompt_en: 'What else?' }]
    const body = { title_de: 'Rückblick', title_en: 'Looking back', questions }
    const { body: survey } = await office.call(contract.addSurvey, { body }, office.as)
    expect(survey).toMatchObject({
      year: 2027,
      title_de: 'Rückblick',
      title_en: 'Looking back',
      state: 'draft',
      version: 1,
      question_count: 2,
      invited_count: 0,
      answered_count: 0,
      opened_on: null,
      reminded_on: null,
      closed_on: null,
    })
    expect(survey.questions).toEqual([
      { id: expect.any(Number), ...full },
      {
        id: expect.any(Number),
        type: 'open',
        prompt_de: 'Und sonst?',
        prompt_en: 'What else?',
        min: 1,
        max: 5,
        na_enabled: false,
        ...Object.fromEntries(
          ['open_label', 'text_good', 'text_bad', 'text_missing'].flatMap(field => [
            [`${field}_de`, ''],
            [`${field}_en`, ''],
          ]),
        ),
      },
    ])
    expect(await office.show(survey.id)).toEqual(survey)
  })

  test('without a title names it Feedback, and questions are optional', async () => {
    const { title_de, title_en, questions } = await office.write()
    expect([title_de, title_en, questions]).toEqual(['Feedback', 'Feedback', []])
  })

  test('refuses a question of another survey at its index', async () => {
    const other = await office.write(rating())
    const body = { questions: [open(), { ...rating(), id: other.questions[0]?.id }] }
    expect((await refused(contract.addSurvey, { body })).errors).toEqual({
      'questions.1.id': [fieldMessages.QUESTION_UNKNOWN.en],
    })
  })

  const long = (length: number) => 'a'.repeat(length)
  const errors: [field: string, value: unknown, at: string, message: FieldMessage][] = [
    ['type', 'stars', 'type', 'REQUIRED'],
    ['prompt_de', ' ', 'prompt_de', 'REQUIRED'],
    ['prompt_en', '', 'prompt_en', 'REQUIRED'],
    ['prompt_de', long(501), 'prompt_de', 'TOO_LONG'],
    ['prompt_en', 'a\0b', 'prompt_en', 'INVALID'],
    ['open_label_de', long(201), 'open_label_de', 'TOO_LONG'],
    ['open_label_de', '', 'open_label_de', 'BOTH_LANGUAGES'],
    ['open_label_en', '', 'open_label_en', 'BOTH_LANGUAGES'],
    ['min', -1, 'min', 'SCALE_INVALID'],
    ['min', 1.5, 'min', 'SCALE_INVALID'],
    ['max', 11, 'max', 'SCALE_INVALID'],
    ['max', '5', 'max', 'SCALE_INVALID'],
    ['na_enabled', 'perhaps', 'na_enabled', 'REQUIRED'],
    ['text_good_en', '', 'text_good_en', 'BOTH_LANGUAGES'],
    ['text_bad_de', '', 'text_bad_de', 'BOTH_LANGUAGES'],
    ['text_missing_en', long(201), 'text_missing_en', 'TOO_LONG'],
    ['id', 0, 'id', 'INVALID'],
  ]
  test.each(errors)('reports a question whose %s is %j', async (field, value, at, message) => {
    const body = { questions: [rating(), { ...full, [field]: value }] }
    const { code, errors } = await refused(contract.addSurvey, { body })
    const name = `questions.1.${at}`
    expect(code).toBe('invalid_input')
    const told = fieldMessages[message].en.replace('{field}', `${at} (entry 2)`)
    expect(errors).toEqual({ [name]: [told] })
  })

  test('refuses a scale that ends below its start, unless nothing is rated', async () => {
    const turned = { min: 4, max: 2 }
    const { errors } = await refused(contract.addSurvey, { body: { questions: [{ ...full, ...turned }] } })
    expect(errors).toEqual({ 'questions.0.max': [fieldMessages.SCALE_INVALID.en] })
    const survey = await office.write(open(turned), rating({ min: 3, max: 3 }))
    expect(survey.questions[0]).toMatchObject(turned)
  })

  test.each([
    [{}, 'questions', 'REQUIRED'],
    [{ questions: 'many' }, 'questions', 'REQUIRED'],
    [{ questions: Array.from({ length: MAX_QUESTIONS + 1 }, () => full) }, 'questions', 'TOO_MANY'],
    [
      {
        questions: [
          { ...full, id: 7 },
          { ...full, id: 7 },
        ],
      },
      'questions',
      'INVALID',
    ],
    [{ questions: [], title_de: long(101) }, 'title_de', 'TOO_LONG'],
    [{ questions: [], title_en: 5 }, 'title_en', 'INVALID'],
  ] as const)('refuses %j', async (body, field, message) => {
    const { errors } = await refused(contract.addSurvey, { body })
    expect(errors).toEqual({ [field]: [fieldMessages[message].en.replace('{field}', field)] })
  })

  test('accepts sixty questions of maximum length in a multi-byte script', async () => {
    const [prompt, label] = ['語'.repeat(500), '語'.repeat(200)]
    const names = ['open_label', 'text_good', 'text_bad', 'text_missing']
    const labels = names.flatMap(name => [`${name}_de`, `${name}_en`])
    const question = open({
      prompt_de: prompt,
      prompt_en: prompt,
      ...Object.fromEntries(labels.map(name => [name, label])),
    })
    const questions = Array.from({ length: MAX_QUESTIONS }, () => question)
    expect((await office.write(...questions)).question_count).toBe(MAX_QUESTIONS)
  })
})

describe('changing a survey', () => {
  test('keeps, moves, changes, adds and removes questions at once', async () => {
    const survey = await office.write(
      rating({ prompt_de: 'A' }),
      open({ prompt_de: 'B' }),
      open({ prompt_de: 'C' }),
    )
    const [a, , c] = survey.questions
    assert(a && c)
    const questions = [c, open({ prompt_de: 'D' }), { ...a, prompt_de: 'A neu', max: 7 }]
    const changed = await change(survey.id, { title_de: 'Neu', title_en: 'New', version: 1, questions })
    expect(changed).toMatchObject({ title_de: 'Neu', title_en: 'New', version: 2, question_count: 3 })
    expect(changed.questions.map(({ prompt_de }) => prompt_de)).toEqual(['C', 'D', 'A neu'])
    expect(changed.questions[0]).toEqual(c)
    expect(changed.questions[2]).toEqual({ ...a, prompt_de: 'A neu', max: 7 })
    expect((await originsOf(survey.id)).map(({ id, origin_id }) => id === origin_id)).toEqual([
      true,
      true,
      true,
    ])
    expect((await originsOf(survey.id)).map(({ position }) => position)).toEqual([1, 2, 3])
  })

  test('of a copy keeps the origins of its questions', async () => {
    const original = await office.write(rating(), open())
    const copy = await office.copy(original.id)
    const [first, second] = copy.questions
    assert(first && second)
    await change(copy.id, { version: 1, questions: [second, rating(), { ...first, prompt_de: 'Anders' }] })
    const origins = (await originsOf(copy.id)).map(({ origin_id }) => origin_id)
    expect([origins[0], origins[2]]).toEqual([original.questions[1]?.id, original.questions[0]?.id])
    expect(new Set(origins).size).toBe(3)
  })

  test('is possible while people have links, but not without questions', async () => {
    const survey = await office.write(rating())
    await office.answer(survey)
    expect((await change(survey.id, { version: 1, questions: [open()] })).version).toBe(2)
    const { errors } = await refusedChange(survey.id, { version: 2, questions: [] })
    expect(errors).toEqual({ questions: [fieldMessages.REQUIRED.en] })
  })

  test('is refused with answers, after closing, and with an outdated version', async () => {
    const [answered, closed, stale] = [
      await office.write(rating()),
      await office.write(),
      await office.write(),
    ]
    await office.answer(answered, [{ rating: 3 }])
    await setClosed(closed.id)
    await change(stale.id, { version: 1, questions: [] })
    for (const [survey, code] of [
      [answered, 'survey_answered'],
      [closed, 'survey_over'],
      [stale, 'changed_meanwhile'],
    ] as const) {
      const before = await office.show(survey.id)
      expect((await refusedChange(survey.id, { version: 1, questions: [open()] })).code).toBe(code)
      expect(await office.show(survey.id)).toEqual(before)
    }
  })

  test('with a question of another survey changes neither of them', async () => {
    const [own, other] = [await office.write(rating()), await office.write(open())]
    const questions = [...own.questions, { ...other.questions[0], prompt_de: 'Gestohlen' }]
    const { errors } = await refusedChange(own.id, { version: 1, questions })
    expect(errors).toEqual({ 'questions.1.id': [fieldMessages.QUESTION_UNKNOWN.en] })
    expect([await office.show(own.id), await office.show(other.id)]).toEqual([own, other])
  })

  test.each([undefined, '1', 1.5, null])('is refused without a version, as %j', async version => {
    const { id } = await office.write()
    expect((await refusedChange(id, { questions: [], version })).code).toBe('invalid_input')
  })
})

describe('copying a survey', () => {
  test('creates a draft for the current academy with the same texts and origins', async () => {
    const original = await office.write(rating({ na_enabled: true }), open({ prompt_en: 'What else?' }))
    await office.move(original.id, await office.academy(2020))
    await office.answer(original, [{ rating: 3 }])
    await setClosed(original.id)
    const copy = await office.copy(original.id)
    expect(copy).toMatchObject({
      year: 2027,
      state: 'draft',
      version: 1,
      answered_count: 0,
      invited_count: 0,
    })
    const words = ({ questions }: OfficeSurvey) => questions.map(({ id: _, ...question }) => question)
    expect(words(copy)).toEqual(words(original))
    const origins = original.questions.map(({ id }) => id)
    expect((await originsOf(copy.id)).map(({ origin_id }) => origin_id)).toEqual(origins)
    // The copy of a copy has the same origins.
    const again = await office.copy(copy.id)
    expect((await originsOf(again.id)).map(({ origin_id }) => origin_id)).toEqual(origins)
  })
})

describe('deleting a survey', () => {
  test('is possible until someone is invited', async () => {
    const { id } = await office.write(rating(), open())
    await office.call(contract.deleteSurvey, office.params(id), office.as)
    expect((await refused(contract.showSurvey, office.params(id))).code).toBe('not_found')
    expect(await originsOf(id)).toEqual([])
  })

  test.each([
    ['open', () => {}],
    ['closed', setClosed],
  ] as const)('is refused when it is %s', async (_, make) => {
    const survey = await office.write(rating())
    await office.answer(survey)
    await make(survey.id)
    expect((await refused(contract.deleteSurvey, office.params(survey.id))).code).toBe('survey_in_use')
    expect((await office.show(survey.id)).questions).toHaveLength(1)
  })
})

describe('an unknown survey', () => {
  test.each(Object.entries(contract).filter(([, one]) => Reflect.get(Object(one), 'path')?.includes(':id')))(
    'is not found by %s',
    async (_, endpoint) => {
      const { body } = (endpoint as Endpoint & { example?: { body?: object } }).example ?? {}
      for (const id of [UNKNOWN, 0, -1, 'x', '1e3', '99999999999'])
        expect((await refused(endpoint as Endpoint, { params: { id }, body })).code).toBe('not_found')
    },
  )

  test('without a current academy no survey can be created or copied', async () => {
    const { id } = await office.write()
    const setCurrent = (is_current: boolean) =>
      office.db.updateTable('academies').set({ is_current }).where('id', '=', office.academy_id).execute()
    await setCurrent(false)
    expect((await refused(contract.addSurvey, { body: { questions: [] } })).code).toBe('not_found')
    expect((await refused(contract.copySurvey, office.params(id))).code).toBe('not_found')
    await setCurrent(true)
  })
})

test('the list shows the newest first', async () => {
  const first = await office.write(rating())
  const second = await office.write()
  const { body } = await office.call(contract.listSurveys, {}, office.as)
  const { version: _, questions: __, ...card } = await office.show(second.id)
  expect(body[0]).toEqual(card)
  expect(body[1]).toMatchObject({ id: first.id, question_count: 1 })
  expect(body.map(({ id }) => id)).toEqual(body.map(({ id }) => id).toSorted((a, b) => b - a))
})

test('actions of the office are in the audit log with the actor', async () => {
  const { id: survey_id } = await office.write()
  await change(survey_id, { version: 1, questions: [rating()] })
  const copy = await office.copy(survey_id)
  await office.call(contract.deleteSurvey, office.params(survey_id), office.as)
  const entries = await office.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'account_id', 'details'])
    .orderBy('id', 'desc')
    .limit(4)
    .execute()
  const actor_id = office.admin.id
  expect(entries.toReversed()).toEqual([
    { action: 'survey_added', actor_id, account_id: null, details: { survey_id } },
    { action: 'survey_changed', actor_id, account_id: null, details: { survey_id } },
    {
      action: 'survey_copied',
      actor_id,
      account_id: null,
      details: { survey_id: copy.id, copy_of: survey_id },
    },
    { action: 'survey_deleted', actor_id, account_id: null, details: { survey_id } },
  ])
})
