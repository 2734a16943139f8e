import { expect, test } from 'vitest'
import { localizeQuestion } from './question-parts.ts'
import { emptyQuestion } from './typed-survey.ts'

const rating = {
  ...emptyQuestion,
  id: 12,
  prompt_de: 'Wie war das Haus?',
  prompt_en: 'How was the house?',
  text_good_de: 'Gut',
  text_good_en: 'Good',
}

test('a localized question has one language and only the requested fields', () => {
  expect(localizeQuestion('de', rating)).toEqual({
    id: 12,
    type: 'rating',
    prompt: 'Wie war das Haus?',
    open_label: null,
    rating: { min: 1, max: 5, na_enabled: false },
    texts: { good: 'Gut', bad: null, missing: null },
  })
  expect(localizeQuestion('en', rating)).toMatchObject({
    prompt: 'How was the house?',
    texts: { good: 'Good' },
  })
})

test('an open question has no scale', () => {
  expect(localizeQuestion('en', { ...rating, type: 'open' }).rating).toBeNull()
})
