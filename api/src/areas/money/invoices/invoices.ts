import * as contract from '@academy/contract/money/invoices/endpoints'
import type { Invoice, PaymentAccount } from '@academy/contract/money/invoices/schemas'
import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { withInvoiceLink } from './links.ts'
import { findOutstanding, findOwn, findPayable, type PayableRow } from './queries.ts'
import { isInSepa, isRenewable, lacksOn } from './rules.ts'
import { paymentCode } from './texts/payment-block.ts'

export const outstandingInvoices = async (
  services: Services,
  account_id: number,
  now: Date,
): Promise<Invoice[]> => {
  const found = await findOutstanding(services.db, account_id, dayInVienna(now))
  return found.map(invoice => withInvoiceLink(services, invoice, now))
}

export const listOwn = serve(contract.myInvoices, async (services, { user, now }) => {
  const found = await findOwn(services.db, user.id, dayInVienna(now))
  return found.map(invoice => withInvoiceLink(services, invoice, now))
})

/** The account that is printed on the invoice, with what is known about its bank today. */
const accountOf = ({ issuer, outstanding_cents, invoice, bank }: PayableRow): PaymentAccount | null => {
  const code = paymentCode({ issuer, total_cents: outstanding_cents, reference: invoice.reference })
  if (!code) return null
  const isSame = bank.iban === issuer.iban
  return {
    account_holder: issuer.account_holder || issuer.name,
    iban: issuer.iban,
    bic: issuer.bic || (isSame ? bank.bic : ''),
    bank_name: isSame ? bank.bank_name : '',
    bank_address: isSame ? bank.bank_address : '',
    code,
  }
}

export const showOwn = serve(contract.myInvoice, async (services, { params, user, now }) => {
  const found = await findPayable(services.db, params.id, user.id, dayInVienna(now))
  if (!found) throw problem('not_found')
  const { invoice, recipient, recipient_now } = found
  const isValid = invoice.state !== 'cancelled' && invoice.state !== 'cancellation'
  return {
    ...withInvoiceLink(services, invoice, now),
    account: accountOf(found),
    is_outside_sepa: found.country_code !== null && !isInSepa(found.country_code),
    lacks: isValid ? lacksOn(recipient) : [],
    can_renew: isValid && isRenewable(recipient, recipient_now),
  }
})
