import { expect, test } from 'vitest'
import { readPages } from '../../../../test/read-pdf.ts'
import { renderPdf } from '../../../base/pdf/render-pdf.ts'
import { describeProgramme } from './downloads.ts'
import type { Performance } from './texts/programme.ts'

test('a programme keeps all text, however many works and however long the titles', async () => {
  const performance = (index: number): Performance => ({
    composer: {
      named: { name: `${'Langername'.repeat(8)} ${index}`, name_de: '', name_en: '' },
      year_of_birth: 1900,
      year_of_death: null,
    },
    piece: {
      title: `Werk ${index} ${'ausführlich '.repeat(15)}`,
      tonality: 'D major',
      opus: '',
      catalogue_no: '',
    },
    movements: [],
    all_movements: Array.from({ length: 200 }, (_, place) => `Satz${index}x${place}`),
    seconds: 600,
    student_name: `Person${index}`,
    student_latin_name: '',
    instrument: null,
    chamber_ensemble: Array.from({ length: 20 }, (_, place) => ({
      name: `Gast${index}x${place}`,
      instrument: 'Viola',
    })),
    accompanist: null,
    accompanist_latin_name: null,
  })
  const performances = [0, 1, 2].map(performance)
  const pdf = await renderPdf(
    describeProgramme({
      programme: { id: 1, date: '2027-08-06', place: 'Stift', performances },
      locale: 'de',
      association: 'Verein',
      created_at: new Date('2027-08-05'),
    }),
  )
  const text = (await readPages(pdf)).join(' ')
  for (const [index, { all_movements, chamber_ensemble }] of performances.entries()) {
    expect(text).toContain(`Person${index}`)
    for (const title of all_movements) expect(text).toContain(title)
    for (const { name } of chamber_ensemble) expect(text).toContain(name)
  }
})
