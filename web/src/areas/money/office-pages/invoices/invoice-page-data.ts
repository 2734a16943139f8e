import type { Call } from '../../../../base/api.ts'
import { loadAll, loadFresh } from '../../../../base/data-cache.ts'
import type { AppContext } from '../../../../base/pages/context.ts'
import { orNotFound } from '../../../../base/pages/or-not-found.ts'
import { todayQuery } from '../../../../base/pages/today.ts'
import { invoiceQuery } from '../../payments/api.ts'

export const invoicePageQueries = (call: Call, id: string) => ({
  invoice: invoiceQuery(call, Number(id)),
  today: todayQuery(call),
})

interface Visit {
  context: AppContext
  params: { invoiceId: string }
}

/** Does not use the cache for the invoice: payments are entered against its current state. */
export const loadInvoicePage = async ({ context: { call }, params }: Visit): Promise<void> => {
  const { invoice, today } = invoicePageQueries(call, params.invoiceId)
  await Promise.all([loadFresh(invoice).catch(orNotFound), loadAll({ today })])
}
