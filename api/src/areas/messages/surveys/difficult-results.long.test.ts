import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../../../../test/any-text.ts'
import { pageCount, readPages } from '../../../../test/read-pdf.ts'
import { open, rating } from '../../../../test/survey.ts'
import { renderPdf } from '../../../base/pdf/render-pdf.ts'
import { describeResults } from './downloads.ts'
import type { PdfResults } from './surveys.ts'

const result = (texts: string[]): PdfResults['questions'][number] => ({
  question: { ...rating({ prompt_de: 'Frage', min: 0, max: 10 }), id: 1 },
  n: 5,
  not_applicable: 0,
  mean: 4.2,
  distribution: Array(11).fill(1),
  texts: { good: texts, bad: texts, missing: [] },
  before: null,
})

const render = (questions: PdfResults['questions'], title_de = 'Feedback') => {
  const survey = { id: 1, year: 2027, title_de, title_en: title_de }
  const counts = {
    question_count: questions.length,
    invited_count: 9,
    answered_count: 5,
    shown_count: 5,
    to_invite_count: 0,
  }
  const days = { opened_on: '2027-08-20', reminded_on: null, closed_on: null }
  return renderPdf(
    describeResults({
      results: { survey: { ...survey, ...counts, ...days, state: 'open' }, questions, compared_with: null },
      locale: 'de',
      association: 'Verein',
      created_at: new Date('2027-09-01'),
    }),
  )
}

describe('the PDF with difficult content', () => {
  test('keeps all text, however long and however many the texts are', async () => {
    const long = (name: string) => `${name}Anfang ${'und so weiter '.repeat(350)}${name}Ende`
    const texts = [...Array(20).keys()].map(index => (index % 10 ? `Kurz${index}x` : long(`Lang${index}x`)))
    const wide = `${'W'.repeat(4_900)}Schluss`
    const pages = await readPages(await render([result(texts), result([wide])], 'T'.repeat(100)))
    const text = pages.join(' ')
    for (const [index] of texts.entries())
      for (const word of index % 10 ? [`Kurz${index}x`] : [`Lang${index}xAnfang`, `Lang${index}xEnde`])
        expect(text.split(word)).toHaveLength(3)
    expect(text.replaceAll(' ', '').split('W').length - 1).toBeGreaterThanOrEqual(2 * 4_900)
    expect(pages.length).toBeGreaterThan(5)
  })

  test('keeps the first text on the page of its question', async () => {
    const asked = [...Array(30).keys()].map(index => ({
      ...result([`Wort${index}x`, 'und noch etwas mehr '.repeat(index * 2)]),
      question: { ...open({ prompt_de: `Frage${index}x` }), id: index + 1 },
    }))
    const pages = await readPages(await render(asked))
    expect(pages.length).toBeGreaterThan(5)
    for (const [index] of asked.entries()) {
      const page = pages.find(text => text.includes(`Frage${index}x`))
      expect(page).toContain(`Wort${index}x`)
    }
  })

  test('limits the pages of a text with a line break after each letter', async () => {
    expect(await pageCount(await render([result(['a\n'.repeat(2_499)])]))).toBeLessThan(8)
  })

  test('has an empty chart for a question without answers', async () => {
    const nobody = { ...result([]), n: 0, mean: null, distribution: Array(11).fill(0) }
    expect((await readPages(await render([nobody]))).join()).toContain('– Mittelwert 0 Bewertungen')
  })

  test('is rendered for any text', async () => {
    const text = anyText({ minLength: 1, maxLength: 200 })
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 100, maxLength: 100 }), async texts => {
        const stored = texts.map(one => one.replaceAll('\0', '').toWellFormed())
        const question = { ...result([]), texts: { good: stored, bad: [], missing: [] } }
        expect((await render([question])).subarray(0, 5).toString()).toBe('%PDF-')
      }),
      // The fonts of all scripts are read for each document.
      { numRuns: 2 },
    )
  })
})
