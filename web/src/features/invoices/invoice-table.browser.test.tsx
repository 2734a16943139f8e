import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InvoiceTable } from './invoice-table.tsx'

const part = 'More than 10,000 invoices may match. Only a part of them is listed, without sums.'

test.each([
  [true, '', `${part} Search more exactly, or choose a year.`],
  [true, '2027', `${part} Search more exactly.`],
  [false, '', 'No invoices match this search.'],
])(
  'without rows, and more than are listed: %j, in the year “%s”, it says “%s”',
  async (isPart, year, words) => {
    await render(
      <InvoiceTable
        found={{
          invoices: [],
          total: 0,
          outstanding_total: 0,
          has_too_many_people: false,
          has_too_many_invoices: isPart,
        }}
        placeholder={undefined}
        isLoading={false}
        state={{ view: { search: '75', sort: undefined, filters: { year }, page: 1 }, change: () => {} }}
        choices={{ years: [2027], masterclasses: [] }}
        totals={undefined}
        loadAll={async () => []}
        onShow={() => {}}
      />,
    )
    await expect.element(page.getByRole('status').first()).toHaveTextContent(words)
  },
)
