import { creditorReference } from '@academy/contract/base/iban'
import { expect, test } from 'vitest'
import { matchLine } from './match.ts'
import { indexOf, type KnownRows, type MatchLine } from './match-evidence.ts'
import { proposeOnce } from './propose.ts'

const person = (account_id: number, first_name: string, last_name: string, credit_cents = 0) => ({
  account_id,
  first_name,
  last_name,
  ibans: [],
  refund_iban: null,
  credit_cents,
})
const known: KnownRows = {
  people: [person(1, 'Lena', 'Oberhuber'), person(2, 'Jonas', 'Ehrwald', 2500)],
  invoices: [
    {
      invoice_id: 1,
      account_id: 1,
      invoice_number: '2027-0001',
      reference: creditorReference('20270001'),
      outstanding_cents: 1500,
      due_date: '2027-04-01',
      is_cancelled: false,
    },
  ],
  entries: [{ payment_id: 90, account_id: 2, amount_cents: 7500, paid_on: '2027-05-01', party_iban: null }],
}
const line = (given: Partial<MatchLine>): MatchLine => ({
  booked_on: '2027-05-03',
  amount_cents: 1500,
  direction: 'in',
  is_return: false,
  end_to_end_id: '',
  references: [],
  remittance: '',
  party_name: '',
  party_iban: '',
  ultimate_name: '',
  ...given,
})

const donation = { remittance: 'Spende' }
const byName = { party_name: 'Lena Oberhuber' }
const byReference = { references: [creditorReference('20270001')] }
const refund = { direction: 'out', amount_cents: 2500, party_name: 'Jonas Ehrwald' } as const
const entered = { amount_cents: 7500, party_name: 'Jonas Ehrwald' }

test.each<[string, Partial<MatchLine>[], (string | undefined)[]]>([
  [
    'of two guesses the earlier line',
    [donation, { ...donation, booked_on: '2027-05-01' }],
    [undefined, 'payment'],
  ],
  ['a name before a guess', [{ ...donation, booked_on: '2027-05-01' }, byName], [undefined, 'payment']],
  [
    'a reference before a name',
    [{ ...byName, booked_on: '2027-05-01' }, byReference],
    [undefined, 'payment'],
  ],
  ['credit that is enough for one refund', [refund, refund], ['refund', undefined]],
  ['an entry by hand that one line proves', [entered, entered], ['recorded', undefined]],
])('only one line proposes the same money: %s', (_what, given, kinds) => {
  const index = indexOf(known)
  const lines = given.map((one, id) => ({ id, line: line(one), proposals: matchLine(line(one), index) }))
  const shared = proposeOnce(known, lines)
  expect(given.map((_one, id) => shared.find(one => one.id === id)?.proposals[0]?.kind)).toEqual(kinds)
})

test('a second transfer with the same reference is credit', () => {
  const lines = [1, 2].map(id => ({
    id,
    line: line(byReference),
    proposals: matchLine(line(byReference), indexOf(known)),
  }))
  expect(proposeOnce(known, lines)[1]?.proposals[0]).toMatchObject({
    wanted: [],
    credit_cents: 1500,
    reasons: ['reference', 'already_paid'],
  })
})
