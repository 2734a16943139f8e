import { expect, test } from 'vitest'
import { viewOf } from '../../../../ui/office-table/table-view.ts'
import type { InvoiceQuery } from '../../invoices/api.ts'
import { invoiceFilters } from './invoice-filters.ts'
import { invoiceQueryOf } from './invoice-query.ts'

const all: InvoiceQuery = { search: '', state: 'all', page: 1 }

test.each<[address: Record<string, string>, query: Partial<InvoiceQuery>]>([
  [{}, {}],
  [
    { search: ' mira ', state: 'overdue', sort: '-due', page: '3' },
    { search: 'mira', state: 'overdue', sort: '-due', page: 3 },
  ],
  [
    { kind: 'lodging', year: '2027', masterclass: '4' },
    { kind: 'lodging', year: 2027, masterclass_id: 4 },
  ],
  [{ state: 'nonsense', sort: 'subject', kind: 'gift', year: '1999', masterclass: '-1' }, {}],
])('%j queries %j', (address, query) => {
  expect(invoiceQueryOf(viewOf(address, invoiceFilters))).toEqual({ ...all, ...query })
})
