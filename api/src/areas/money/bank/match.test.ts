import { creditorReference } from '@academy/contract/base/iban'
import { describe, expect, test } from 'vitest'
import { matchLine } from './match.ts'
import {
  indexOf,
  type KnownInvoice,
  type KnownPerson,
  type KnownRows,
  type MatchLine,
} from './match-evidence.ts'

const person = (
  account_id: number,
  first_name: string,
  last_name: string,
  more: Partial<KnownPerson> = {},
) => ({
  account_id,
  first_name,
  last_name,
  ibans: [],
  refund_iban: null,
  credit_cents: 0,
  ...more,
})
const invoice = (
  invoice_id: number,
  account_id: number,
  euros: number,
  more: Partial<KnownInvoice> = {},
) => ({
  invoice_id,
  account_id,
  invoice_number: `2027-000${invoice_id}`,
  reference: creditorReference(`2027000${invoice_id}`),
  outstanding_cents: euros * 100,
  due_date: `2027-04-0${invoice_id}`,
  is_cancelled: false,
  ...more,
})

const known: KnownRows = {
  people: [
    person(1, 'Bärbel', 'Kössler'),
    person(2, 'Änne', 'Kössler'),
    person(3, 'Pavel', 'Novotný', { ibans: ['CZ1'] }),
    person(4, 'Jonas', 'Ehrwald', { credit_cents: 62_000, refund_iban: 'DE1' }),
    person(5, 'Li', 'Na'),
  ],
  invoices: [
    invoice(1, 1, 75),
    invoice(2, 1, 620),
    invoice(3, 2, 75),
    invoice(4, 3, 480),
    invoice(5, 4, 0),
    invoice(6, 4, 0, { is_cancelled: true }),
    invoice(7, 5, 500),
  ],
  entries: [
    { payment_id: 90, account_id: 4, amount_cents: 7500, paid_on: '2027-05-01', party_iban: null },
    { payment_id: 91, account_id: 3, amount_cents: 1500, paid_on: '2027-04-20', party_iban: 'CZ1' },
    { payment_id: 92, account_id: 4, amount_cents: -3000, paid_on: '2027-05-01', party_iban: 'DE1' },
  ],
}
const index = indexOf(known)
const [fee = '', place = '', feeOfAnne = ''] = known.invoices.map(({ reference }) => reference)

const match = (line: Partial<MatchLine>, among = index) =>
  matchLine(
    {
      booked_on: '2027-05-03',
      amount_cents: 7500,
      direction: 'in',
      is_return: false,
      end_to_end_id: '',
      references: [],
      remittance: '',
      party_name: '',
      party_iban: '',
      ultimate_name: '',
      ...line,
    },
    among,
  )
const pays = (...ids: number[]) => ({
  kind: 'payment',
  wanted: ids.map(invoice_id => expect.objectContaining({ invoice_id })),
})

interface Row {
  rule: string
  line: Partial<MatchLine>
  finds: object | undefined
  reasons?: string[]
  sure?: boolean
}

const table: Row[] = [
  {
    rule: 'a structured reference',
    line: { references: [fee] },
    finds: pays(1),
    reasons: ['reference', 'amount'],
    sure: true,
  },
  {
    rule: 'a reference in lower case with spaces, before an amount',
    line: { remittance: `gebühr ${fee.toLowerCase().replace(/(.{4})/g, '$1 ')} 75,00` },
    finds: pays(1),
    reasons: ['reference_in_text', 'amount'],
    sure: true,
  },
  {
    rule: 'a reference cut by the end of a line',
    line: { remittance: `Bearbeitungsgebühr ${fee.slice(0, 5)}\n${fee.slice(5)} danke` },
    finds: pays(1),
    sure: true,
  },
  {
    rule: 'two references of two people',
    line: { remittance: `${fee} ${feeOfAnne}`, amount_cents: 15_000 },
    finds: pays(1, 3),
    reasons: ['reference_in_text', 'amount_sum'],
    sure: true,
  },
  {
    rule: 'a reference and an amount of two invoices of the person',
    line: { references: [fee], amount_cents: 69_500 },
    finds: pays(1, 2),
    reasons: ['reference', 'amount_sum'],
  },
  {
    rule: 'a reference with another amount: less',
    line: { references: [place], amount_cents: 50_000 },
    finds: { kind: 'payment', wanted: [{ invoice_id: 2, amount_cents: 50_000 }], credit_cents: 0 },
    reasons: ['reference', 'amount_less'],
  },
  {
    rule: 'a reference with another amount: the rest counts on other invoices, then it is credit',
    line: { references: [place], amount_cents: 70_000 },
    finds: {
      wanted: [
        { invoice_id: 2, amount_cents: 62_000 },
        { invoice_id: 1, amount_cents: 7500 },
      ],
      credit_cents: 500,
    },
    reasons: ['reference', 'amount_more'],
  },
  {
    rule: 'an invoice number alone',
    line: { remittance: 'RE 2027/0001' },
    finds: pays(1),
    reasons: ['invoice_number', 'amount'],
  },
  {
    rule: 'an invoice number and the name',
    line: { remittance: 'RE 20270001', party_name: 'KOESSLER BAERBEL' },
    finds: pays(1),
    reasons: ['invoice_number', 'amount', 'payer_name'],
    sure: true,
  },
  {
    rule: 'name and amount, in another order and spelling',
    line: { party_name: 'Koessler, Baerbel' },
    finds: pays(1),
    reasons: ['amount', 'payer_name'],
  },
  {
    rule: 'somebody else pays and names the person: not the namesake',
    line: { party_name: 'Bärbel Kössler', remittance: 'für Änne Kössler' },
    finds: { ...pays(3), account_id: 2 },
  },
  {
    rule: 'two people named in one transfer',
    line: { party_name: 'Otto Kössler', remittance: 'Änne Kössler, Bärbel Kössler', amount_cents: 15_000 },
    finds: pays(1, 3),
    reasons: ['amount_sum', 'name_in_text', 'last_name'],
  },
  {
    rule: 'the name of the person on whose behalf it is paid',
    line: { party_name: 'Bank', ultimate_name: 'Novotny Pavel', amount_cents: 48_000 },
    finds: pays(4),
    reasons: ['amount', 'name_in_text'],
  },
  {
    rule: 'a known account with the name',
    line: { party_iban: 'CZ1', party_name: 'Pavel Novotny', amount_cents: 48_000 },
    finds: pays(4),
    reasons: ['amount', 'payer_name', 'known_account'],
    sure: true,
  },
  { rule: 'a short name', line: { party_name: 'NA LI', amount_cents: 50_000 }, finds: pays(7) },
  {
    rule: 'a rare amount without a name',
    line: { amount_cents: 62_000, party_name: 'Otto Huber' },
    finds: pays(2),
    reasons: ['amount'],
  },
  {
    rule: 'nothing',
    line: { amount_cents: 99_900, party_name: 'Otto Huber', remittance: 'Spende 2027' },
    finds: undefined,
  },
  {
    rule: 'an invoice that is paid: credit',
    line: { references: [known.invoices[4]?.reference ?? ''], amount_cents: 100 },
    finds: { kind: 'payment', account_id: 4, wanted: [], credit_cents: 100 },
    reasons: ['reference', 'already_paid'],
  },
  {
    rule: 'a cancelled invoice: credit',
    line: { references: [known.invoices[5]?.reference ?? ''], amount_cents: 100 },
    finds: { kind: 'payment', account_id: 4, wanted: [], credit_cents: 100 },
    reasons: ['reference', 'invoice_cancelled'],
  },
  {
    rule: 'an entry made by hand for the invoice that is paid since',
    line: { references: [known.invoices[4]?.reference ?? ''] },
    finds: { kind: 'recorded', payment_id: 90 },
    sure: true,
  },
  {
    rule: 'a refund to the account that the person gave',
    line: { direction: 'out', amount_cents: 62_000, party_iban: 'DE1', party_name: 'Somebody' },
    finds: { kind: 'refund', account_id: 4 },
    reasons: ['amount', 'refund_account'],
    sure: true,
  },
  {
    rule: 'a refund by name',
    line: { direction: 'out', amount_cents: 10_000, party_name: 'Ehrwald Jonas' },
    finds: { kind: 'refund', account_id: 4 },
    reasons: ['amount_less', 'payer_name'],
  },
  {
    rule: 'money that went out for something else',
    line: { direction: 'out', party_name: 'Otto Huber' },
    finds: undefined,
  },
  {
    rule: 'a payment that the bank took back',
    line: { direction: 'out', is_return: true, amount_cents: 1500, party_iban: 'CZ1' },
    finds: { kind: 'undo', payment_id: 91 },
    reasons: ['amount', 'known_account'],
  },
  {
    rule: 'a refund that came back',
    line: { is_return: true, amount_cents: 3000, party_name: 'Jonas Ehrwald' },
    finds: { kind: 'undo', payment_id: 92 },
  },
]

describe('the first proposal for a line', () => {
  test.each(table)('$rule', ({ line, finds, reasons, sure = false }) => {
    const [first] = match(line)
    if (!finds) return expect(first).toBeUndefined()
    expect(first).toMatchObject(finds)
    if (reasons) expect([...(first?.reasons ?? [])].sort()).toEqual([...reasons].sort())
    expect(first?.is_sure).toBe(sure)
  })
})

test('a number that names something else than the reference is not sure', () => {
  const [first] = match({ references: [fee], remittance: 'Rechnung 2027-0003', party_name: 'Otto Huber' })
  expect(first).toMatchObject({ kind: 'payment', is_sure: false })
  expect(first?.reasons).toContain('contradiction')
})

test('namesakes are both proposed, and neither is sure', () => {
  const twins = { ...known, people: [...known.people, person(8, 'Pavel', 'Novotny')] }
  const invoices = [...known.invoices, invoice(8, 8, 480)]
  const found = match({ amount_cents: 48_000, party_name: 'Pavel Novotny' }, indexOf({ ...twins, invoices }))
  expect(found.map(one => one.kind === 'payment' && one.account_id)).toEqual([3, 8])
  expect(found.some(one => one.is_sure)).toBe(false)
})

const among = (more: Partial<KnownRows>) => indexOf({ ...known, ...more })
const kindsOf = (line: Partial<MatchLine>, index: ReturnType<typeof indexOf>) =>
  match(line, index).map(({ kind }) => kind)

test.each([
  ['2027-04-22', false],
  ['2027-04-23', true],
  ['2027-05-13', true],
  ['2027-05-14', false],
])('an entry by hand of %s is proved by a line of 3 May: %s', (paid_on, isProved) => {
  const entry = { payment_id: 90, account_id: 4, amount_cents: 7_500, paid_on, party_iban: null }
  const line = { references: [known.invoices[4]?.reference ?? ''] }
  expect(kindsOf(line, among({ entries: [entry] })).includes('recorded')).toBe(isProved)
})

test.each([
  [62_000, ['refund']],
  [62_001, []],
])('a payout of %i cents to somebody with a credit of 62,000 proposes %j', (amount_cents, kinds) => {
  const line = { amount_cents, direction: 'out', party_iban: 'DE1', party_name: 'Jonas Ehrwald' } as const
  expect(kindsOf(line, index)).toEqual(kinds)
})

test.each([
  ['2027-05-02', ['undo']],
  ['2027-05-03', ['undo']],
  ['2027-05-04', []],
])('a return of 3 May takes back what came on %s: %j', (paid_on, kinds) => {
  const entry = { payment_id: 91, account_id: 3, amount_cents: 1_500, paid_on, party_iban: 'CZ1' }
  const line = { direction: 'out', is_return: true, amount_cents: 1_500, party_iban: 'CZ1' } as const
  expect(kindsOf(line, among({ entries: [entry] }))).toEqual(kinds)
})

test.each([
  [
    'a part of the credit',
    10_000,
    [person(4, 'Jonas', 'Ehrwald', { credit_cents: 62_000, refund_iban: 'DE1' })],
  ],
  [
    'as much as the credit of two people who gave the same account',
    62_000,
    [4, 5].map(id => person(id, `Child ${id}`, 'Ehrwald', { credit_cents: 62_000, refund_iban: 'DE1' })),
  ],
])('a payout of %s is proposed, and never sure', (_, amount_cents, people) => {
  const line = { amount_cents, direction: 'out', party_iban: 'DE1' } as const
  const found = match(line, among({ people, entries: [] }))
  expect(found.map(({ kind, is_sure }) => [kind, is_sure])).toEqual(people.map(() => ['refund', false]))
})

describe('several open invoices', () => {
  // Their order by day is not that of their numbers.
  const late = invoice(1, 1, 75, { due_date: '2027-06-01' })
  const early = invoice(2, 1, 75, { due_date: '2027-04-01' })
  const middle = invoice(3, 1, 75, { due_date: '2027-05-01' })
  const ofBaerbel = among({ invoices: [late, early, middle], entries: [] })
  const wantedOf = (amount_cents: number) => {
    const [first] = match({ amount_cents, party_name: 'Bärbel Kössler' }, ofBaerbel)
    return first?.kind === 'payment' ? first.wanted : undefined
  }

  test.each([
    [7_500, [{ invoice_id: 2, amount_cents: 7_500 }]],
    [
      15_000,
      [
        { invoice_id: 2, amount_cents: 7_500 },
        { invoice_id: 3, amount_cents: 7_500 },
      ],
    ],
    [
      8_000,
      [
        { invoice_id: 2, amount_cents: 7_500 },
        { invoice_id: 3, amount_cents: 500 },
      ],
    ],
  ])('are paid by %i cents in the order of their days', (amount_cents, wanted) => {
    expect(wantedOf(amount_cents)).toEqual(wanted)
  })

  test.each([
    [3, 3],
    [4, 0],
  ])('of one amount: %i without a name are %i guesses', (count, guesses) => {
    const people = Array.from({ length: count }, (_, at) => person(20 + at, 'Nobody', `KnownRows ${at}`))
    const invoices = people.map(({ account_id }, at) => invoice(at + 1, account_id, 310))
    expect(match({ amount_cents: 31_000 }, among({ people, invoices, entries: [] }))).toHaveLength(guesses)
  })
})
