import { documentNames } from '@academy/contract/documents/schemas'
import { locales } from '@academy/contract/locale'
import { expect, test } from 'vitest'
import { sampleFacts } from '../../../test/sample-facts.ts'
import { pdfStrings } from '../../lib/pdf/pdf-strings.test-helper.ts'
import { renderPdf } from '../../lib/pdf/render-pdf.ts'
import { describeDocument } from './describe-pdf.ts'
import { documentTexts } from './texts/document-texts.ts'

const date = new Date('2026-11-15T10:00:00Z')
const all = documentNames.flatMap(name => locales.map(locale => [name, locale] as const))

test.each(all)(
  '%s in %s is a PDF with title, language and a bookmark for each section',
  async (name, locale) => {
    const pdf = await renderPdf(describeDocument(name, locale, sampleFacts, date))
    const text = documentTexts[name][locale](sampleFacts)
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdfStrings(pdf, 'Lang')).toEqual([locale])
    const bookmarks = text.sections.map(({ heading }, index) => `${index + 1}. ${heading}`)
    expect(pdfStrings(pdf, 'Title').toSorted()).toEqual([text.title, ...bookmarks].toSorted())
  },
)

test('the same facts and date produce the same file, other facts another one', async () => {
  const render = (handling_fee_cents: number) =>
    renderPdf(describeDocument('terms_and_conditions', 'de', { ...sampleFacts, handling_fee_cents }, date))
  const first = await render(75)
  expect(first.equals(await render(75))).toBe(true)
  expect(first.equals(await render(80))).toBe(false)
})
