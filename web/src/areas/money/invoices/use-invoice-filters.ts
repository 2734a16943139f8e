import { InvoiceKind } from '@academy/contract/money/invoices/schemas'
import {
  type InvoiceChoices,
  InvoiceFilter,
  type ListedInvoice,
} from '@academy/contract/money/ledger/list-schemas'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import type { TableFilter } from '../../../ui/office-table/table-view.ts'
import { invoiceTexts } from './texts.ts'

const states = InvoiceFilter.options.filter(state => state !== 'all')

/** Returns the filters of the list; the server applies them. */
export const useInvoiceFilters = ({ years, masterclasses }: InvoiceChoices): TableFilter<ListedInvoice>[] => {
  const texts = useTexts(invoiceTexts)
  const locale = useLocale()
  return [
    {
      id: 'state',
      label: texts.filter,
      all: texts.filters.all,
      options: states.map(value => ({ value, label: texts.filters[value] })),
    },
    {
      id: 'kind',
      label: texts.kind,
      all: texts.allKinds,
      options: InvoiceKind.options.map(value => ({ value, label: texts.kinds[value] })),
    },
    {
      id: 'year',
      label: texts.year,
      all: texts.allYears,
      options: years.map(year => ({ value: String(year), label: String(year) })),
    },
    {
      id: 'masterclass',
      label: texts.masterclass,
      all: texts.allMasterclasses,
      options: masterclasses.map(one => ({
        value: String(one.id),
        label: texts.className(one.year, one[`instrument_${locale}`], one.teacher_name),
      })),
    },
  ]
}
