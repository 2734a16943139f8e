import type { PersonAccount, PersonAccountPayment } from '@academy/contract/money/person-account/schemas'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PersonAccountView } from './account-view.tsx'

const payment: PersonAccountPayment = {
  id: 1,
  amount: 75,
  payer_name: 'Ezekiel Brandt',
  note: '',
  entered_on: null,
  undone_at: null,
  undo_reason: null,
  is_reversal: false,
  credit: 0,
  parts: [],
}
const accountWith = (given: Partial<PersonAccountPayment>): PersonAccount => ({
  id: 7,
  full_name: 'Mira Talbach',
  balance: 0,
  outstanding: 0,
  credit: 0,
  entries: [{ date: '2027-03-02', amount: 0, balance: 0, invoice: null, payment: { ...payment, ...given } }],
  refund_request: null,
})
const part = { allocation_id: 1, invoice_id: 12, invoice_number: '2027-0012', full_name: null, amount: 15 }

test.each<[string, Partial<PersonAccountPayment>, string]>([
  ['who paid', {}, 'Paid by Ezekiel Brandt'],
  ['to whom a refund went', { amount: -75 }, 'Paid to Ezekiel Brandt'],
  ['that a payment was refunded', {}, '€75.00 paid back'],
  ['what is left of a payment as two decimals', { credit: 60, parts: [part] }, '€60.00 credit'],
  ['what counts on an invoice as two decimals', { parts: [part] }, '€15.00 on invoice 2027-0012'],
])('the account says %s', async (_what, given, text) => {
  await render(<PersonAccountView account={accountWith(given)} documentOf={() => null} />)
  await expect.element(page.getByText(text, { exact: true })).toBeVisible()
})
