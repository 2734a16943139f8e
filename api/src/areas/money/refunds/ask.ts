import * as contract from '@academy/contract/money/refunds/endpoints'
import { audit } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { findCredit } from '../invoices/allocation-queries.ts'
import { sendIbanMail } from './mails.ts'
import { findRecipient } from './queries.ts'

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
