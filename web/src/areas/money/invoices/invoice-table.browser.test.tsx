import { invoices } from '@academy/contract/money/ledger/endpoints'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InvoiceTable } from './invoice-table.tsx'

const { reply } = invoices.example

// Rows link to people.
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

const show = (found: ComponentProps<typeof InvoiceTable>['found'], year = '') =>
  render(
    <RouterContextProvider router={router}>
      <InvoiceTable
        found={found}
        placeholder={undefined}
        isLoading={false}
        state={{ view: { search: '75', sort: undefined, filters: { year }, page: 1 }, change: () => {} }}
        choices={{ years: [2027], masterclasses: [] }}
        totals={undefined}
        loadAll={async () => []}
        onShow={() => {}}
      />
    </RouterContextProvider>,
  )

const part = 'More than 10,000 invoices may match. Only a part of them is listed, without sums and export.'

test.each([
  [true, '', `${part} Search more exactly, or choose a year.`],
  [true, '2027', `${part} Search more exactly.`],
  [false, '', 'No invoices match this search.'],
])(
  'without rows, and more than are listed: %j, in the year “%s”, it says “%s”',
  async (has_too_many_invoices, year, words) => {
    await show({ ...reply, invoices: [], total: 0, has_too_many_invoices }, year)
    await expect.element(page.getByRole('status').first()).toHaveTextContent(words)
  },
)

test.each([
  [false, 1],
  [true, 0],
])('a list that is a part: %j; buttons to export it: %d', async (has_too_many_invoices, count) => {
  await show({ ...reply, invoices: [...reply.invoices], has_too_many_invoices })
  await expect.element(page.getByRole('table')).toBeVisible()
  expect(page.getByRole('button', { name: /^Export/ }).elements()).toHaveLength(count)
})
