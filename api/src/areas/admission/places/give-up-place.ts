import { withdrawal } from '@academy/contract/admission/applications/endpoints'
import { lowestPercent } from '@academy/contract/base/cancellation-terms'
import { centsOf, eurosOf } from '@academy/contract/base/money'
import type { CancellationFee } from '../../../base/cancellation-fee.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Tx } from '../../../db/connection.ts'
import { attachmentOf, type InvoiceInput, replaceInvoice } from '../../money/index.ts'
import { sendPlaceGivenUp } from '../applications/mails.ts'
import { findPlace } from '../applications/own-queries.ts'
import { type ApplicationSummary, findApplicationSummary, markWithdrawn } from '../applications/queries.ts'
import { withdrawalFee } from '../applications/rules.ts'
import { findAttached } from './attached.ts'

/** What giving up the own place costs today, with what can be given up together with it. */
export const showWithdrawal = serve(withdrawal, async (services, { params, user, locale, now }) => {
  const place = await findPlace(services.db, params.id, user.id)
  if (!place) throw problem('not_found')
  const terms = place.status === 'accepted' && withdrawalFee(place, dayInVienna(now))
  if (!terms) throw problem('application_fixed')
  const { cost_cents, percent, until } = terms
  const whose = { account_id: user.id, academy_id: place.academy_id, by: 'person', locale } as const
  return { cost: eurosOf(cost_cents), percent, until, ...(await findAttached(services, whose, now)) }
})

interface PlaceWithdrawal {
  id: number
  account_id: number
  actor_id: number
  free?: boolean
  /** The cost in euros that was agreed to. Undefined counts as 0. */
  confirmedCost: number | undefined
  /** What bookings that are cancelled together with the place cost. */
  attached_cents?: number
}

/** Gives up the place of an accepted application. The caller has locked the application. */
export const giveUpPlace = async (
  tx: Tx,
  { id, account_id, actor_id, free = false, confirmedCost = 0, attached_cents = 0 }: PlaceWithdrawal,
  now: Date,
): Promise<void> => {
  const place = await findPlace(tx, id, account_id)
  const due = place && withdrawalFee(place, dayInVienna(now))
  if (!due) throw problem('application_fixed')
  const terms = free ? { percent: 0, cost_cents: 0, until: null } : due
  if (centsOf(confirmedCost) !== terms.cost_cents + attached_cents) throw problem('cost_changed')

  const summary = await findApplicationSummary(tx, id)
  const by = terms.cost_cents > 0 ? restOf(summary, terms) : undefined
  const replacement = { from: place.participation_invoice_id, by, account_id, actor_id }
  const { due_id, invoice_ids } = await replaceInvoice(tx, replacement, now)
  await markWithdrawn(tx, id, { withdrawn_at: now, withdrawal_invoice_id: due_id })
  const lowest_percent = lowestPercent(place.withdrawal_terms)
  const attachments = invoice_ids.map(attachmentOf)
  await sendPlaceGivenUp(tx, summary, { ...terms, lowest_percent, attachments }, now)
}

/** Builds the invoice of the share of the participation fee that remains due. */
const restOf = (summary: ApplicationSummary, { percent, cost_cents }: CancellationFee): InvoiceInput => {
  const { teacher, account_id } = summary
  return {
    account_id,
    kind: 'withdrawal',
    subject: {
      de: `Rücktritt: ${summary.instrument_de} bei ${teacher}`,
      en: `Withdrawal: ${summary.instrument_en} with ${teacher}`,
    },
    lines: [
      {
        description: {
          de: `${percent} % der Teilnahmegebühr: ${summary.instrument_de} bei ${teacher}`,
          en: `${percent}% of the participation fee: ${summary.instrument_en} with ${teacher}`,
        },
        quantity: 1,
        unit_cents: cost_cents,
      },
    ],
    service_start: summary.start_date,
    service_end: summary.end_date,
  }
}
