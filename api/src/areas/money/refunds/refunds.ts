import * as contract from '@academy/contract/money/refunds/endpoints'
import { loadAssociation } from '../../../base/association.ts'
import { audit } from '../../../base/audit.ts'
import { invalidInput, problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { lockCredit } from '../../../db/advisory-locks.ts'
import { findCredit } from '../invoices/allocation-queries.ts'
import { sendIbanMail } from './mails.ts'
import { deleteRequest, findRecipient, findRefundsDue, saveRequest } from './queries.ts'

export const ask = serve(contract.askForIban, ({ db, config }, { params, user, now }) =>
  db.transaction().execute(async tx => {
    const person = await findRecipient(tx, params.id)
    if (!person) throw problem('not_found')
    const credit = await findCredit(tx, params.id)
    if (credit.length === 0) throw problem('credit_too_low')
    const credit_cents = credit.reduce((sum, one) => sum + one.credit_cents, 0)
    await sendIbanMail(tx, { ...person, siteUrl: config.siteUrl, credit_cents }, now)
    const details = { credit_cents }
    const who = { actor_id: user.id, account_id: params.id }
    await audit(tx, { at: now, action: 'refund_iban_asked', ...who, details })
    return undefined
  }),
)

export const listDue = serve(contract.refundsDue, ({ db }) => findRefundsDue(db))

/** Requests a refund of the user's credit. Refused without credit: it would be an empty request in the list of the office. */
export const request = serve(contract.requestRefund, (services, { body, user, locale, now }) =>
  services.db.transaction().execute(async tx => {
    const account_id = user.id
    if (body.iban === (await loadAssociation(tx)).iban) throw invalidInput({ iban: 'IBAN_OWN' }, locale)
    await lockCredit(tx)
    if ((await findCredit(tx, account_id)).length === 0) throw problem('credit_too_low')
    await saveRequest(tx, { ...body, account_id, requested_at: now })
    // The record is kept for years; the list of refunds shows the whole IBAN.
    const details = { ...body, iban: `… ${body.iban.slice(-4)}` }
    await audit(tx, { at: now, action: 'refund_requested', actor_id: account_id, account_id, details })
    return { ...body, requested_at: now.toISOString() }
  }),
)

export const withdraw = serve(contract.withdrawRefund, (services, { user, now }) =>
  services.db.transaction().execute(async tx => {
    const account_id = user.id
    if (await deleteRequest(tx, account_id))
      await audit(tx, { at: now, action: 'refund_request_withdrawn', actor_id: account_id, account_id })
    return undefined
  }),
)
