import { expect, test } from 'vitest'
import type { InvoiceQuery } from '../../../features/invoices/api.ts'
import { viewOf } from '../../../ui/office-table/table-view.ts'
import { invoiceQueryOf } from './invoice-query.ts'

const all: InvoiceQuery = { search: '', state: 'all', page: 1 }

test.each<[address: Record<string, string>, query: Partial<InvoiceQuery>]>([
  [{}, {}],
  [
    { search: ' mira ', state: 'overdue', sort: '-due', page: '3' },
    { search: 'mira', state: 'overdue', sort: '-due', page: 3 },
  ],
  [{ state: 'nonsense', sort: 'subject' }, {}],
])('%j queries %j', (address, query) => {
  expect(invoiceQueryOf(viewOf(address, ['state']))).toEqual({ ...all, ...query })
})
