import { associationQuery } from '../../../features/association/api.ts'
import { invoiceChoicesQuery } from '../../../features/invoices/api.ts'
import type { Call } from '../../../lib/api.ts'
import { todayQuery } from '../today.ts'

/** Loads what the page needs besides the list, which changes with every search. */
export const officeInvoicesQueries = (call: Call) => ({
  association: associationQuery(call),
  choices: invoiceChoicesQuery(call),
  today: todayQuery(call),
})
