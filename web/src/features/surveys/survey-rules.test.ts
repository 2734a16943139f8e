import { fieldMessages } from '@academy/contract/messages'
import { expect, test } from 'vitest'
import { starterQuestions } from './starter-questions.ts'
import { byKey, faultsOf, faultyKeys } from './survey-rules.ts'
import { emptyQuestion, type QuestionWords, startWith } from './typed-survey.ts'

const words = { ...emptyQuestion, prompt_de: 'Wie war es?', prompt_en: 'How was it?' }

test.each<[what: string, part: Partial<QuestionWords>, faults: object]>([
  ['nothing', {}, {}],
  ['no German', { prompt_de: ' ' }, { '-2.prompt_de': fieldMessages.REQUIRED.en }],
  ['a scale upside down', { min: 5, max: 1 }, { '-2.max': fieldMessages.SCALE_INVALID.en }],
  ['a scale that an open question does not have', { type: 'open', min: 5, max: 1 }, {}],
  ['a label in one language', { text_bad_en: 'Bad' }, { '-2.text_bad_de': fieldMessages.BOTH_LANGUAGES.en }],
  [
    'a heading in one language',
    { open_label_de: 'Mehr' },
    { '-2.open_label_en': fieldMessages.BOTH_LANGUAGES.en },
  ],
])('wrong with a question: %s', (_, part, faults) => {
  expect(faultsOf(startWith([words, { ...words, ...part }]), 'en')).toEqual(faults)
})

test('our own questions have no fault', () => {
  expect(faultsOf(startWith(starterQuestions), 'de')).toEqual({})
})

test('what the server says of a place is said of the question there', () => {
  const faults = byKey({ 'questions.1.id': 'gone', title_de: 'long' }, startWith([words, words]))
  expect(faults).toEqual({ '-2.id': 'gone', title_de: 'long' })
  expect(faultyKeys(faults)).toEqual([-2])
})
