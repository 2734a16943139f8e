import { exampleDetail } from '@academy/contract/site/documents/office-schemas'
import { expect, test } from 'vitest'
import { formErrors } from '../../../ui/testing/form-errors.ts'
import { documentRules, emptySection, fieldName, textsOf, typedText } from './typed-document.ts'

const typed = { valid_from: '2027-01-15', ...typedText(exampleDetail) }

test('a document that is not changed is sent as it was read', () => {
  const { text_de, text_en } = exampleDetail
  expect(textsOf(typed)).toEqual({ text_de, text_en })
})

test.each([
  ['text_de.title', 'title.de'],
  ['text_en.sections.2.text', 'sections.2.text.en'],
  ['text_de.sections', 'sections'],
  ['valid_from', 'valid_from'],
])('the error at %s is shown at %s', (field, name) => {
  expect(fieldName(field)).toBe(name)
})

test('errors are at the section and language that they are about', async () => {
  const [section = emptySection()] = typed.sections
  const sections = [
    section,
    { heading: { de: 'A', en: '' }, text: { de: '{price}', en: 'See {lodging_terms}' } },
  ]
  expect(await formErrors(documentRules, { ...typed, sections }, 'en')).toEqual({
    'sections.1.heading.en': 'This field is required.',
    'sections.1.text.de': expect.stringContaining('no such placeholder'),
    'sections.1.text.en': expect.stringContaining('line of its own'),
  })
})
