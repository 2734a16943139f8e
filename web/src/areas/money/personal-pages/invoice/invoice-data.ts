import type { Call } from '../../../../base/api.ts'
import { loadFresh } from '../../../../base/data-cache.ts'
import type { AppContext } from '../../../../base/pages/context.ts'
import { orNotFound } from '../../../../base/pages/or-not-found.ts'
import { myInvoiceQuery } from '../../invoices/api.ts'

export const invoiceQueries = (call: Call, id: string) => ({ invoice: myInvoiceQuery(call, id) })

interface Visit {
  context: AppContext
  params: { id: string }
}

/** Does not use the cache: somebody who comes from a mail wants to know what is open now. */
export const loadInvoicePage = async ({ context: { call }, params }: Visit): Promise<void> => {
  await loadFresh(myInvoiceQuery(call, params.id)).catch(orNotFound)
}
