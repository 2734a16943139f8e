import { exampleMasterclass } from '@academy/contract/programme/editing/schemas'
import { describe, expect, test } from 'vitest'
import { breaksFinal, changesDays, changesFee, needsConfirmation } from './change-masterclass.ts'

const before = { ...exampleMasterclass, application_count: 3 }
const after = (changes: object) => ({ ...before, confirmed: 0, ...changes })

describe('what a change of a masterclass affects', () => {
  const table: [change: object, days: boolean, fee: boolean, confirmation: boolean][] = [
    [{}, false, false, false],
    [{ tagline_de: 'Anders', tagline_en: 'Different', places: 4 }, false, false, false],
    [{ application_closed: true }, false, false, false],
    [{ start_date: '2027-08-03' }, true, false, true],
    [{ end_date: '2027-08-09' }, true, false, true],
    [{ participation_fee: 600 }, false, true, true],
    [{ teacher_id: 99 }, false, false, true],
    [{ instrument_id: 99 }, false, false, true],
    [{ participation_fee: 600, confirmed: 3 }, false, true, false],
    [{ participation_fee: 600, confirmed: 2 }, false, true, true],
    [{ participation_fee: 600, confirmed: 4 }, false, true, true],
  ]
  test.each(table)('%j', (change, days, fee, confirmation) => {
    expect(changesDays(before, after(change))).toBe(days)
    expect(changesFee(before, after(change))).toBe(fee)
    expect(needsConfirmation(before, after(change))).toBe(confirmation)
  })

  test('needs no confirmation without applicants', () => {
    expect(needsConfirmation({ ...before, application_count: 0 }, after({ participation_fee: 1 }))).toBe(
      false,
    )
  })
})

describe('a final selection', () => {
  const table: [change: object, isRefused: boolean][] = [
    [{ application_closed: true }, false],
    [{ application_closed: true, end_date: '2027-08-09', tagline_de: 'Neu', tagline_en: 'New' }, false],
    [{ application_closed: false }, true],
    [{ application_closed: true, teacher_id: 99 }, true],
    [{ application_closed: true, instrument_id: 99 }, true],
  ]
  test.each(table)('with %j is refused: %j', (change, isRefused) => {
    expect(breaksFinal({ ...before, is_final: true }, after(change))).toBe(isRefused)
    expect(breaksFinal(before, after(change))).toBe(false)
  })
})
