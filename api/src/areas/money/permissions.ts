import { problem } from '../../base/problem.ts'

// Who may use an invoice. The list and the page of own invoices compare the account in their statements (`findOwn`,
// `findPayable`), and the PDF opens with a link that is signed for whoever was shown the invoice
// (`invoices/links.ts`), so it asks nobody.

/** Only the person who owes an invoice renews it, or pays it from their credit. Returns the invoice. */
export const requireOwnInvoice = <I extends { account_id: number }>(
  user: { id: number },
  invoice: I | undefined,
): I => {
  // Those of others must not be known to exist.
  if (invoice?.account_id !== user.id) throw problem('not_found')
  return invoice
}
