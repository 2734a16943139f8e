import { resultsCsv, resultsPdf } from '@academy/contract/messages/surveys/endpoints'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anyText } from '../../../../test/any-text.ts'
import { pageCount, readPages } from '../../../../test/read-pdf.ts'
import { open, rating, type SurveyOffice, surveyOffice } from '../../../../test/survey.ts'
import { renderPdf } from '../../../base/pdf/render-pdf.ts'
import { describeResults } from './downloads.ts'
import type { PdfResults } from './surveys.ts'

let office: SurveyOffice
let survey_id: number
beforeAll(async () => {
  office = await surveyOffice()
  const earlier = await office.write(
    rating({
      prompt_de: 'Wie war das Haus?',
      prompt_en: 'How was the house?',
      na_enabled: true,
      text_good_de: 'Gut war',
      text_good_en: 'Good was',
    }),
    open({
      prompt_de: 'Und sonst?',
      prompt_en: 'What else?',
      open_label_de: 'Frei heraus',
      open_label_en: 'Frankly',
    }),
  )
  await office.move(earlier.id, await office.academy(2026))
  await office.answer(earlier, ...[1, 2, 3, 3, 5, 5].map(one => [{ rating: one }]))
  const survey = await office.copy(earlier.id)
  survey_id = survey.id
  await office.answer(
    survey,
    [
      { rating: 5, text_good: '=HYPERLINK("https://evil.example")' },
      { place: 1, text_good: 'Zwei\nZeilen; mit "Zeichen"' },
    ],
    [{ rating: 4, text_good: 'Die Stille' }],
    [{ rating: 4 }],
    [{ not_applicable: true }],
    [{ rating: 2 }],
  )
})
afterAll(() => office.close())

const download = (path: string, id: number, locale: 'de' | 'en') =>
  office.app.inject({
    url: path.replace(':id', String(id)),
    headers: { authorization: `Bearer ${office.admin.token}`, 'x-forwarded-for': '10.3.3.4', locale },
  })

test.each([resultsCsv, resultsPdf])(
  '$path: not available with four answers, available with five',
  async ({ path }) => {
    const survey = await office.write(rating())
    await office.answer(survey, ...[1, 2, 3, 4].map(one => [{ rating: one }]))
    const refused = await download(path, survey.id, 'en')
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'too_few_answers'])
    await office.answer(survey, [{ rating: 5 }])
    expect((await download(path, survey.id, 'en')).statusCode).toBe(200)
  },
)

describe('the spreadsheet of results', () => {
  const linesOf = (body: string) => body.replace('\ufeff', '').trimEnd().split('\r\n')

  test('has one row for each answer to a question, and no cell that a spreadsheet would execute', async () => {
    const response = await download(resultsCsv.path, survey_id, 'en')
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(response.headers['content-disposition']).toContain(`survey-2027-${survey_id}.csv`)
    const [head, ...rows] = linesOf(response.body)
    expect(head).toBe('No.,Question,Rating,Not applicable,Good,Not good,Missing')
    expect(rows.toSorted()).toEqual(
      [
        '1,How was the house?,,yes,,,',
        '1,How was the house?,2,,,,',
        '1,How was the house?,4,,,,',
        '1,How was the house?,4,,Die Stille,,',
        '1,How was the house?,5,,"\'=HYPERLINK(""https://evil.example"")",,',
        '2,What else?,,,"Zwei\nZeilen; mit ""Zeichen""",,',
      ].toSorted(),
    )
    expect(rows.map(row => row[0])).toEqual(['1', '1', '1', '1', '1', '2'])
  })

  test('is available in German', async () => {
    const response = await download(resultsCsv.path, survey_id, 'de')
    expect(response.headers['content-disposition']).toContain(`umfrage-2027-${survey_id}.csv`)
    const lines = linesOf(response.body)
    expect(lines[0]).toBe('Nr.;Frage;Wertung;Nicht zutreffend;Gut;Nicht gut;Hat gefehlt')
    expect(lines).toContain('1;Wie war das Haus?;;ja;;;')
  })
})

describe('the PDF of results', () => {
  test.each([
    [
      'de',
      'umfrage-2027-',
      [
        'Ergebnisse der Umfrage zur Akademie 2027',
        '5 von 5 Personen haben geantwortet · offen seit 20. August 2027',
        '2027 (5 Antworten)',
        '2026 (6 Antworten)',
        '1. Wie war das Haus?',
        '3,75 Mittelwert',
        '4 Bewertungen',
        '1 × nicht zutreffend',
        '2026: 3,17 (6 Bewertungen)',
        'Gut war',
        'Die Stille',
        '2. Und sonst?',
        'eine Antwort',
        'Frei heraus',
        'Zwei Zeilen; mit "Zeichen"',
      ],
    ],
    [
      'en',
      'survey-2027-',
      [
        'Results of the survey on the 2027 academy',
        '5 of 5 people answered · open since 20 August 2027',
        '2027 (5 answers)',
        '2026 (6 answers)',
        '1. How was the house?',
        '3.75 mean',
        '4 ratings',
        '1 × not applicable',
        '2026: 3.17 (6 ratings)',
        'Good was',
        '2. What else?',
        'one answer',
        'Frankly',
      ],
    ],
  ] as const)('in %s has all content in order', async (locale, file, said) => {
    const response = await download(resultsPdf.path, survey_id, locale)
    expect(response.headers['content-type']).toBe('application/pdf')
    expect(response.headers['content-disposition']).toContain(`${file}${survey_id}.pdf`)
    const [text = '', ...more] = await readPages(response.rawPayload)
    expect(more).toEqual([])
    const places = said.map(words => text.indexOf(words))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(text).toContain('=HYPERLINK')
  })
})

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
