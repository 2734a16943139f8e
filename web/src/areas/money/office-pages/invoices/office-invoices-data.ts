import type { Call } from '../../../../base/api.ts'
import { todayQuery } from '../../../../base/pages/today.ts'
import { associationQuery } from '../../../site/association/api.ts'
import { invoiceChoicesQuery } from '../../invoices/api.ts'

/** Loads what the page needs besides the list, which changes with every search. */
export const officeInvoicesQueries = (call: Call) => ({
  association: associationQuery(call),
  choices: invoiceChoicesQuery(call),
  today: todayQuery(call),
})
