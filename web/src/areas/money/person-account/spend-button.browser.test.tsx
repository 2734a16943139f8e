import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SpendButton } from './spend-button.tsx'

test('credit is used after a question with the sums', async () => {
  const spend = vi.fn(async () => {})
  const invoice = { id: 12, invoice_number: '2027-0012', outstanding_amount: 15 }
  await render(
    <SpendButton account={{ credit: 45.1 }} invoice={invoice} spend={spend} onDone={async () => {}} />,
  )
  await userEvent.click(page.getByRole('button', { name: 'Use credit for invoice 2027-0012' }))
  const question = page.getByRole('alertdialog')
  await expect.element(question).toMatchTextContent(/€15\.00 of the €45\.10 credit/)
  await expect.element(question).toMatchTextContent(/Credit after that: €30\.10\. Still open then: €0\.00/)
  expect(spend).not.toHaveBeenCalled()
  await userEvent.click(question.getByRole('button', { name: 'Use credit' }))
  expect(spend).toHaveBeenCalledWith(12)
})
