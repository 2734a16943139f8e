import { describe, expect, test } from 'vitest'
import { readFile } from './read-file.ts'
import type { Statement, StatementLine } from './statement.ts'

const read = async (name: string): Promise<Statement[]> => {
  const result = await readFile(new URL(`./testing/${name}.xml`, import.meta.url).pathname)
  if ('problem' in result) throw new Error(`${result.problem}: ${result.found}`)
  return result.statements
}

const signed = ({ amount_cents, direction }: StatementLine) =>
  direction === 'in' ? amount_cents : -amount_cents

type Expected = Partial<StatementLine>
interface Quirk {
  quirk: string
  file: string
  opening: [number, string]
  closing: [number, string]
  lines: Expected[]
}

const table: Quirk[] = [
  {
    quirk: 'a batch is one line for each of its transactions',
    file: 'batch',
    opening: [125_000, '2027-03-02'],
    closing: [201_610, '2027-03-02'],
    lines: [
      {
        amount_cents: 7500,
        direction: 'in',
        booked_on: '2027-03-02',
        valued_on: '2027-03-03',
        references: ['RF7920270001'],
        party_name: 'Mira Talbach',
        party_iban: 'AT792011100012345678',
        end_to_end_id: '',
        bank_reference: 'SAMMLER-77120',
      },
      {
        amount_cents: 62_000,
        end_to_end_id: 'MC-2',
        references: [],
        remittance: 'Teilnahmegebuehr Ehrwald RF52 2027 0002',
        party_name: 'Orchesterfreunde Lindau e.V.',
        ultimate_name: 'Jonas Ehrwald',
      },
      { amount_cents: 7500, references: [], remittance: '', party_name: 'Mira Talbach', party_iban: '' },
      { amount_cents: 390, direction: 'out', remittance: 'Kontofuehrung Februar', party_name: '' },
    ],
  },
  {
    quirk: 'free text is kept as it is, with umlauts; a negative balance; a missing value date',
    file: 'free-text',
    opening: [-10_000, '2027-03-15'],
    closing: [117_250, '2027-03-15'],
    lines: [
      {
        amount_cents: 7500,
        remittance: 'rf25 2027 0003 bearbeitungsgebühr',
        party_name: 'Günther Öllinger',
        bank_reference: '3250315-01',
      },
      {
        amount_cents: 110_000,
        remittance: 'Rechnung 2027-0004 & Zimmer für Änne',
        party_name: 'KOESSLER, BAERBEL',
        valued_on: '2027-03-16',
      },
      { amount_cents: 9750, remittance: '', party_name: 'Søren Åkesson', party_iban: '', valued_on: null },
    ],
  },
  {
    quirk: 'lines of 35 characters; moments count as days in Vienna; a reference that says nothing is none',
    file: 'split-lines',
    opening: [0, '2027-03-30'],
    closing: [69_500, '2027-03-31'],
    lines: [
      {
        amount_cents: 62_000,
        booked_on: '2027-03-31',
        valued_on: '2027-03-31',
        remittance: 'Teilnahme Lea Hohenwarter Cello RF6\n820270005 danke',
        end_to_end_id: 'E2E-4711',
        bank_reference: '',
      },
      { amount_cents: 7500, booked_on: '2027-03-31', remittance: 'GUTSCHRIFT RF4120270006 PAVEL NOVOTNY' },
    ],
  },
  {
    quirk: 'version 08 with a prefix, two references, a batch and a pending entry, which is left out',
    file: 'version-08',
    opening: [50_000, '2027-04-30'],
    closing: [149_500, '2027-05-02'],
    lines: [
      {
        amount_cents: 69_500,
        references: ['RF1420270007', 'RF8420270008'],
        remittance: 'two invoices',
        party_name: 'Renske van der Aa',
        party_iban: 'NL91ABNA0417164300',
        bank_reference: '9001',
      },
      {
        amount_cents: 22_500,
        party_name: 'Ivo Kranjčar',
        bank_reference: '9002-1',
        remittance: 'RF7320270012 RF4620270013',
      },
      { amount_cents: 7500, party_name: 'Ana Kranjčar', bank_reference: '9002-2' },
    ],
  },
  {
    quirk: 'a batch without amounts is one line with all texts; equal payments stay two',
    file: 'merged-batch',
    opening: [1000, '2027-07-01'],
    closing: [19_000, '2027-07-01'],
    lines: [
      {
        amount_cents: 15_000,
        party_name: '',
        remittance: 'Clara Brandis: RF2420270021\nEmil Brandis: RF9420270022',
      },
      { amount_cents: 1500, party_name: 'Tomasz Wilk' },
      { amount_cents: 1500, party_name: 'Tomasz Wilk' },
    ],
  },
]

describe('statements with the quirks of several banks', () => {
  test.each(table)('$quirk', async ({ file, opening, closing, lines }) => {
    const [statement, ...others] = await read(file)
    expect(others).toEqual([])
    expect(statement).toMatchObject({
      iban: 'AT611904300234573201',
      currency: 'EUR',
      opening: { cents: opening[0], on: opening[1] },
      closing: { cents: closing[0], on: closing[1] },
    })
    expect(statement?.lines).toHaveLength(lines.length)
    for (const [index, line] of lines.entries()) expect(statement?.lines[index]).toMatchObject(line)
    const sum = statement?.lines.reduce((total, line) => total + signed(line), 0)
    expect(opening[0] + (sum ?? 0)).toBe(closing[0])
    expect(new Set(statement?.lines.map(line => line.fingerprint)).size).toBe(lines.length)
    expect(statement?.lines.some(line => line.is_return)).toBe(false)
  })

  test('refunds, what came back of them, and a credit that the bank took back, in two statements', async () => {
    const statements = await read('returns')
    expect(statements.map(({ statement_id, opening, closing }) => [statement_id, opening, closing])).toEqual([
      ['2027-06-02', { cents: 90_000, on: '2027-06-02' }, { cents: 28_000, on: '2027-06-02' }],
      ['2027-06-03', { cents: 28_000, on: '2027-06-03' }, { cents: 82_500, on: '2027-06-03' }],
    ])
    const [[refund], [back, reversal]] = statements.map(({ lines }) => lines) as [
      StatementLine[],
      StatementLine[],
    ]
    const ehrwald = { party_name: 'Jonas Ehrwald', party_iban: 'DE02700202700010108669' }
    expect(refund).toMatchObject({ ...ehrwald, direction: 'out', amount_cents: 62_000, is_return: false })
    expect(back).toMatchObject({
      ...ehrwald,
      direction: 'in',
      is_return: true,
      return_reason: 'AC04 Konto aufgelöst',
      end_to_end_id: 'REFUND-2027-0021',
    })
    expect(reversal).toMatchObject({
      direction: 'out',
      is_return: true,
      party_name: 'Mira Talbach',
      references: ['RF7920270001'],
      booked_on: '2027-06-03',
      valued_on: '2027-06-01',
    })
  })
})
