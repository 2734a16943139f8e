import { resultsCsv, resultsPdf } from '@academy/contract/messages/surveys/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPages } from '../../../../test/read-pdf.ts'
import { open, rating, type SurveyOffice, surveyOffice } from '../../../../test/survey.ts'

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
