import { byLocale } from '@academy/contract/base/locale'
import { centsOf } from '@academy/contract/base/money'
import * as acts from '@academy/contract/money/ledger/act-endpoints'
import { dayInVienna } from '../../../base/clock.ts'
import { invalidInput } from '../../../base/invalid-input.ts'
import { serve } from '../../../base/serve.ts'
import { replacementOf } from '../invoices/same-invoice.ts'
import { cancellationKind, linesOf, reducedInvoice } from './act-rules.ts'
import { type Outcome, replaceByOffice } from './replace.ts'

/** Replaces an invoice by one with other lines. */
export const correctInvoice = serve(
  acts.correctInvoice,
  async (services, { params, body, user, locale, now }) => {
    const { subject, lines, due_date, reason, notify } = body
    if (due_date < dayInVienna(now)) throw invalidInput({ due_date: 'DAY_IN_PAST' }, locale)
    const act = { id: params.id, reason, notify, actor_id: user.id, now }
    return replaceByOffice(
      services,
      act,
      (first): Outcome => ({
        kind: 'corrected',
        by: {
          ...replacementOf(first),
          // Unless the office has changed it, it stays in both languages.
          subject: (subject === first.subject && first.subjects) || byLocale(() => subject),
          lines: linesOf(lines),
          due_on: due_date,
        },
      }),
    )
  },
)

/** Grants a reduction or scholarship. */
export const reduceInvoice = serve(
  acts.reduceInvoice,
  async (services, { params, body, user, locale, now }) => {
    const { amount, description, reason, notify } = body
    const cents = centsOf(amount)
    const act = { id: params.id, reason, notify, actor_id: user.id, now }
    return replaceByOffice(services, act, (first): Outcome => {
      if (cents > first.total_cents) throw invalidInput({ amount: 'REDUCTION_TOO_HIGH' }, locale)
      const by = reducedInvoice(first, { cents, description }, dayInVienna(now))
      return { kind: by ? 'reduced' : 'waived', by }
    })
  },
)

/** Waives what an invoice asks for, or cancels one that was written by hand. */
export const cancelInvoice = serve(acts.cancelInvoice, async (services, { params, body, user, now }) => {
  const act = { id: params.id, ...body, actor_id: user.id, now }
  return replaceByOffice(services, act, (first): Outcome => {
    const kind = cancellationKind(first.kind)
    return { kind, by: undefined }
  })
})
