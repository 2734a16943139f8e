import type { InvoiceWithPayments } from '@academy/contract/money/payments/schemas'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { answering } from '../../../base/testing/answering.ts'
import { Payments } from './payments.tsx'

const invoice: InvoiceWithPayments = {
  id: 1,
  invoice_number: '2027-0001',
  invoice_date: '2027-03-02',
  due_date: '2027-03-16',
  invoice_amount: 75,
  outstanding_amount: 75,
  overdue: false,
  kind: 'other',
  state: 'open',
  subject: 'Fee',
  subject_de: 'Gebühr',
  subject_en: 'Fee',
  aws_temp_url: '',
  cancels: null,
  account_id: 7,
  full_name: 'Mira Talbach',
  email: 'mira@example.org',
  refund_due: 0,
  payments: [],
  documents: [],
}

const Example = ({ shown }: { shown: InvoiceWithPayments }) => (
  <Payments
    call={answering(() => undefined)}
    invoice={shown}
    today="2027-03-10"
    summaryOf={({ state }) => <p>State: {state}</p>}
    onChanged={() => {}}
  />
)

test('an invoice that is loaded again is shown as it is now', async () => {
  const { rerender } = await render(<Example shown={invoice} />)
  await expect.element(page.getByText('Enter a payment')).toBeVisible()
  await rerender(<Example shown={{ ...invoice, state: 'cancelled', outstanding_amount: 0 }} />)
  await expect.element(page.getByText('State: cancelled')).toBeVisible()
  await expect.element(page.getByText('Enter a payment')).not.toBeInTheDocument()
})
