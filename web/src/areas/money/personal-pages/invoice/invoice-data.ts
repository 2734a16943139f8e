import { myInvoiceQuery } from '../../../features/invoices/api.ts'
import type { Call } from '../../../lib/api.ts'
import { loadFresh } from '../../../lib/data-cache.ts'
import type { AppContext } from '../../context.ts'
import { orNotFound } from '../../or-not-found.ts'

export const invoiceQueries = (call: Call, id: string) => ({ invoice: myInvoiceQuery(call, id) })

interface Visit {
  context: AppContext
  params: { id: string }
}

/** Does not use the cache: somebody who comes from a mail wants to know what is open now. */
export const loadInvoicePage = async ({ context: { call }, params }: Visit): Promise<void> => {
  await loadFresh(myInvoiceQuery(call, params.id)).catch(orNotFound)
}
