import type { BankLine, BankProposal } from '@academy/contract/money/bank/schemas'
import { QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { dataCache } from '../../../base/data-cache.ts'
import { answering } from '../../../base/testing/answering.ts'
import { LineItem } from './line-item.tsx'

const guess: BankProposal = {
  kind: 'payment',
  account_id: 7,
  full_name: 'Lena Oberhuber',
  invoices: [{ invoice_id: 12, invoice_number: '2027-0012', full_name: 'Lena Oberhuber', amount: 15 }],
  credit: 0,
  payment: null,
  reasons: ['amount'],
  is_sure: false,
  is_weak: true,
}
const line: BankLine = {
  id: 1,
  booked_on: '2027-03-02',
  amount: 15,
  is_return: false,
  return_reason: '',
  party_name: 'Gerda Wallner',
  party_iban: '',
  ultimate_name: '',
  references: [],
  remittance: 'Spende',
  state: 'open',
  settled_at: null,
  settled_by: null,
  ignore_reason: null,
  booking: null,
  proposals: [],
}
const invoices = [
  { id: 12, account_id: 7, invoice_number: '2027-0012', full_name: 'Lena Oberhuber', outstanding_amount: 15 },
  { id: 13, account_id: 8, invoice_number: '2027-0013', full_name: 'Ivo Kranz', outstanding_amount: 75 },
]
const credits = [
  { account_id: 7, full_name: 'Lena Oberhuber', email: 'lena@example.org', credit: 45.1 },
  { account_id: 8, full_name: 'Ivo Kranz', email: 'ivo@example.org', credit: 10 },
]

const book = vi.fn()
const search = vi.fn()
const call = answering(({ path, body, query }) => {
  if (path.endsWith('/book')) return book(body)
  if (path.endsWith('/refunds')) return credits
  search(query)
  return { invoices: invoices.filter(one => one.full_name.includes(query?.['search'] ?? '')) }
})

beforeEach(() => vi.resetAllMocks())
const setUp = (given: Partial<BankLine>) =>
  render(
    <QueryClientProvider client={dataCache}>
      <LineItem call={call} line={{ ...line, ...given }} onChanged={async () => {}} />
    </QueryClientProvider>,
  )
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const question = page.getByRole('alertdialog')

test('a guess is not booked by Enter, but asked about with the sums', async () => {
  await setUp({ proposals: [guess] })
  await expect.element(page.getByText('only a guess')).toBeVisible()
  button(/^Check and book: /)
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(question).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(question).not.toBeInTheDocument()
  expect(book).not.toHaveBeenCalled()
  await userEvent.click(button(/^Check and book: /))
  await expect
    .element(question)
    .toMatchTextContent(/€15\.00 will be booked on invoice 2027-0012 of Lena Oberhuber\./)
  await userEvent.click(question.getByRole('button', { name: 'Book' }))
  expect(book).toHaveBeenCalledWith({
    kind: 'payment',
    account_id: 7,
    wanted: [{ invoice_id: 12, amount: 15 }],
  })
})

test('money that came is booked on an open invoice, after a question that says where the rest goes', async () => {
  await setUp({ amount: 40 })
  await userEvent.click(button('Choose another invoice'))
  const field = page.getByRole('searchbox')
  await expect.element(field).toHaveFocus()
  await field.fill('Lena')
  await expect.element(button(/2027-0013/)).not.toBeInTheDocument()
  expect(search).toHaveBeenLastCalledWith({ search: 'Lena', state: 'open' })
  await userEvent.click(button(/2027-0012/))
  await expect
    .element(question)
    .toMatchTextContent(/€15\.00 will be booked.*€25\.00 more than is outstanding there/)
  expect(book).not.toHaveBeenCalled()
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
  await field.fill('zzzz')
  await expect.element(page.getByText('No open invoice found.')).toBeVisible()
})

test('money that went out is a refund of credit that is large enough, after a question', async () => {
  await setUp({ amount: -25 })
  await userEvent.click(button('Choose whose credit'))
  await expect.element(button(/Lena Oberhuber/)).toBeVisible()
  await expect.element(button(/Ivo Kranz/)).not.toBeInTheDocument()
  await userEvent.click(button(/Lena Oberhuber/))
  await expect
    .element(question)
    .toMatchTextContent(/€25\.00 will be booked as a refund to Lena Oberhuber\..*Credit after that: €20\.10/)
  expect(book).not.toHaveBeenCalled()
  await userEvent.click(question.getByRole('button', { name: 'Book' }))
  expect(book).toHaveBeenCalledWith({ kind: 'refund', account_id: 7 })
})
