import { exampleMasterclass, MasterclassChange } from '@academy/contract/programme/editing/schemas'
import { expect, test } from 'vitest'
import { changedTerms } from './masterclass-form.tsx'
import { bodyOf, valuesOf } from './masterclass-values.ts'

const { instrument_id, instrument_de, instrument_en, teacher_id, teacher_name } = exampleMasterclass
const choices = {
  instruments: [
    { id: instrument_id, name_de: instrument_de, name_en: instrument_en },
    { id: 99, name_de: 'Orgel', name_en: 'Organ' },
  ],
  teachers: [
    { id: teacher_id, name: teacher_name },
    { id: 98, name: 'Mira Talbach' },
  ],
}
const unchanged = MasterclassChange.parse({ ...bodyOf(valuesOf(exampleMasterclass), 'de'), version: 1 })

test.each([
  [{}, []],
  [{ places: 3, application_closed: true }, []],
  [{ instrument_id: 99 }, [{ term: 'instrument', from: instrument_de, to: 'Orgel' }]],
  [{ teacher_id: 98 }, [{ term: 'teacher', from: teacher_name, to: 'Mira Talbach' }]],
  [
    { end_date: '2041-08-05', participation_fee: 700 },
    [
      { term: 'end', from: expect.stringMatching(/^\d\d\.\d\d\.\d{4}$/), to: '05.08.2041' },
      { term: 'fee', from: expect.stringContaining('€'), to: '€\u00a0700' },
    ],
  ],
])('%j is shown with what it was before', (change, shown) => {
  expect(changedTerms(exampleMasterclass, { ...unchanged, ...change }, choices, 'de')).toEqual(shown)
})
