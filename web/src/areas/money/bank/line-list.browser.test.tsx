import type { BankLine } from '@academy/contract/money/bank/schemas'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ApiError } from '../../../base/api-errors.ts'
import { answering } from '../../../base/testing/answering.ts'
import { useAlert } from '../../../ui/alert-banner.tsx'
import { LineList } from './line-list.tsx'

const names = ['Ada Lorenz', 'Ivo Kranz', 'Nora Vogt']
const lineOf = (full_name: string, index: number): BankLine => ({
  id: index + 1,
  booked_on: '2027-03-02',
  amount: 75,
  is_return: false,
  return_reason: '',
  party_name: full_name,
  party_iban: '',
  ultimate_name: '',
  references: [],
  remittance: '',
  state: 'open',
  settled_at: null,
  settled_by: null,
  ignore_reason: null,
  booking: null,
  proposals: [
    {
      kind: 'payment',
      account_id: index + 1,
      full_name,
      invoices: [{ invoice_id: index + 1, invoice_number: `2027-000${index + 1}`, full_name, amount: 75 }],
      credit: 0,
      payment: null,
      reasons: ['amount', 'payer_name'],
      is_sure: false,
      is_weak: false,
    },
  ],
})

let booked: string[]
let refusal: ApiError | undefined
beforeEach(() => {
  booked = []
  refusal = undefined
})
const call = answering(({ params }) => {
  if (refusal) throw refusal
  booked.push(params?.['id'] ?? '')
})

const Example = () => {
  const [lines, setLines] = useState(names.map(lineOf))
  const settled = refusal ? ['1'] : booked
  return (
    <>
      <LineList
        call={call}
        lines={lines}
        label="Entries"
        onChanged={async () => setLines(lines.filter(({ id }) => !settled.includes(String(id))))}
      />
      <p role="status">{useAlert()?.text}</p>
    </>
  )
}

const confirm = (name: string) => page.getByRole('button', { name: new RegExp(`^Confirm: ${name}`) })
const pressesOf = (key: string, init: KeyboardEventInit = {}) => {
  const button = document.activeElement as HTMLElement
  // As a browser does: an Enter that nobody stops is a click.
  if (button.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })))
    button.click()
}

test('Enter that is pressed too often books one entry', async () => {
  await render(<Example />)
  confirm('Ada').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(confirm('Ada')).not.toBeInTheDocument()
  await expect.element(confirm('Ivo')).toHaveFocus()
  await userEvent.keyboard('{Enter}{Enter}')
  expect(booked).toEqual(['1'])
})

test('a key that is held down books nothing more', async () => {
  await render(<Example />)
  confirm('Ada').element().focus()
  pressesOf('Enter', { repeat: true })
  expect(booked).toEqual([])
})

test('Enter confirms the next entry once it has been shown for a moment', async () => {
  await render(<Example />)
  confirm('Ada').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(confirm('Ivo')).toHaveFocus()
  await expect
    .poll(
      async () => {
        await userEvent.keyboard('{Enter}')
        return booked
      },
      { interval: 700 },
    )
    .toEqual(['1', '2'])
})

test('an entry that somebody else has dealt with says so, and is loaded again', async () => {
  refusal = new ApiError(409, {
    code: 'line_settled',
    message: 'This entry on the statement has been dealt with in the meantime.',
    request_id: '',
  })
  await render(<Example />)
  await userEvent.click(confirm('Ada'))
  await expect.element(page.getByRole('status')).toMatchTextContent(/dealt with in the meantime/)
  await expect.element(confirm('Ada')).not.toBeInTheDocument()
})
