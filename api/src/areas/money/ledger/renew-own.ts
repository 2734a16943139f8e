import { type Locale, officeLocale } from '@academy/contract/base/locale'
import { renewInvoice } from '@academy/contract/money/invoices/endpoints'
import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { findIssued, findRecipient } from '../invoices/queries.ts'
import { isRenewable } from '../invoices/rules.ts'
import { sameInvoice } from '../invoices/same-invoice.ts'
import { type Outcome, replaceIn } from './replace.ts'

/** For the office, which reads why a document was issued. */
const reasons: Record<Locale, string> = {
  de: 'Die Person hat Adresse oder Namen ergänzt.',
  en: 'The person has added an address or a name.',
}

/** Issues an own invoice again, once, when the profile has what it lacks. */
export const renewOwn = serve(renewInvoice, (services, { params: { id }, user, now }) =>
  services.db.transaction().execute(async tx => {
    const own = await findIssued(tx, id)
    // Check before locking: nobody may block the invoice of somebody else.
    if (own?.account_id !== user.id) throw problem('not_found')
    const { recipient } = await findRecipient(tx, user.id)
    const act = { id, reason: reasons[officeLocale], notify: true, actor_id: user.id, now }
    const { invoice } = await replaceIn(services, tx, act, (first): Outcome => {
      if (!isRenewable(first.recipient, recipient)) throw problem('invoice_complete')
      return { kind: 'corrected', by: sameInvoice(first, dayInVienna(now)) }
    })
    if (!invoice) throw new Error(`Invoice ${id} was cancelled and not issued again`)
    return invoice
  }),
)
