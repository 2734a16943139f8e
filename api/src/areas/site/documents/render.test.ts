import { locales } from '@academy/contract/base/locale'
import { documentNames } from '@academy/contract/site/documents/schemas'
import { expect, test } from 'vitest'
import { sampleFacts } from '../../../../test/sample-facts.ts'
import { pdfStrings } from '../../../base/pdf/pdf-strings.test-helper.ts'
import { renderPdf } from '../../../base/pdf/render-pdf.ts'
import { describeDocument } from './render-files.ts'
import { readDocument } from './texts/blocks.ts'
import { defaultText } from './texts/document-texts.ts'

const dated = { facts: sampleFacts, valid_from: '2026-11-15' }
const all = documentNames.flatMap(name => locales.map(locale => [name, locale] as const))

test.each(all)(
  '%s in %s is a PDF with title, language and a bookmark for each section',
  async (name, locale) => {
    const text = defaultText(name, locale, 'AT')
    const pdf = await renderPdf(describeDocument(text, { ...dated, locale }))
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdfStrings(pdf, 'Lang')).toEqual([locale])
    const bookmarks = text.sections.map(({ heading }, index) => `${index + 1}. ${heading}`)
    expect(pdfStrings(pdf, 'Title').toSorted()).toEqual([text.title, ...bookmarks].toSorted())
  },
)

test('the same facts and date produce the same file, other facts another one', async () => {
  const render = (handling_fee_cents: number) => {
    const facts = { ...sampleFacts, academy: { ...sampleFacts.academy, handling_fee_cents } }
    const text = defaultText('terms_and_conditions', 'de', 'AT')
    return renderPdf(describeDocument(text, { ...dated, facts, locale: 'de' }))
  }
  const first = await render(75)
  expect(first.equals(await render(75))).toBe(true)
  expect(first.equals(await render(80))).toBe(false)
})

const pagesOf = async (text: string) => {
  const document = readDocument({
    title: 'Title',
    subtitle: '',
    version_note: '',
    sections: [{ heading: 'Heading', text }],
  })
  const pdf = await renderPdf(describeDocument(document, { ...dated, locale: 'en' }))
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length
}

test.each([
  ['a long paragraph', 'word '.repeat(1_200)],
  ['a long list', '- one more entry of a long list\n'.repeat(190)],
  ['a long table', 'left column | right column of this row\n'.repeat(150)],
])('%s continues on further pages', async (_, text) => {
  expect(await pagesOf(text)).toBeGreaterThan(1)
})

test('a word that is wider than the page, and hostile characters, are rendered', async () => {
  expect(await pagesOf(`${'x'.repeat(3_000)}\n\n\u202e مرحبا \ud800 <b>{</b> 🎻`)).toBeGreaterThan(0)
})
