import type { Tx } from '../../db/connection.ts'
import { dayInVienna } from '../../lib/clock.ts'
import { problem } from '../../lib/problem.ts'
import { attachmentOf } from '../invoices/attach.ts'
import { cancelInvoice } from '../invoices/cancel.ts'
import { carryOver } from '../invoices/carry-over.ts'
import { issueInvoice } from '../invoices/issue.ts'
import { sendPlaceGivenUp } from './mails.ts'
import { type ApplicationMatter, findMatter, findPlace, markWithdrawn } from './queries.ts'
import { type WithdrawalTerms, withdrawalTerms } from './rules.ts'

interface GivingUp {
  id: number
  account_id: number
  /** The cost that the person has agreed to, in euros. Who was told none has agreed to none. */
  told: number | undefined
}

/** Gives up the place of an accepted application, which the caller holds. */
export const giveUpPlace = async (
  tx: Tx,
  { id, account_id, told = 0 }: GivingUp,
  now: Date,
): Promise<void> => {
  const place = await findPlace(tx, id, account_id)
  const terms = place && withdrawalTerms(place, dayInVienna(now))
  if (!terms) throw problem('application_fixed')
  if (Math.round(told * 100) !== terms.cost_cents) throw problem('cost_changed')

  const matter = await findMatter(tx, id)
  const { participation_invoice_id } = place
  const cancellation = participation_invoice_id
    ? await cancelInvoice(tx, participation_invoice_id, now)
    : undefined
  const due = terms.cost_cents > 0 ? await invoiceRest(tx, matter, terms, now) : undefined
  await markWithdrawn(tx, id, { withdrawn_at: now, withdrawal_invoice_id: due?.id ?? null })
  if (participation_invoice_id && due)
    await carryOver(tx, { from: participation_invoice_id, to: due.id, account_id }, now)
  const papers = [cancellation, due].filter(paper => paper !== undefined)
  await sendPlaceGivenUp(
    tx,
    matter,
    terms,
    papers.map(paper => attachmentOf(paper.id)),
    now,
  )
}

/** What stays due of the participation fee. */
const invoiceRest = (
  tx: Tx,
  matter: ApplicationMatter,
  { percent, cost_cents }: WithdrawalTerms,
  now: Date,
) => {
  const { instrument_de, instrument_en, teacher, account_id } = matter
  return issueInvoice(
    tx,
    {
      account_id,
      kind: 'withdrawal',
      subject: {
        de: `Rücktritt: ${instrument_de} bei ${teacher}`,
        en: `Withdrawal: ${instrument_en} with ${teacher}`,
      },
      lines: [
        {
          description: {
            de: `${percent} % der Teilnahmegebühr: ${instrument_de} bei ${teacher}`,
            en: `${percent}% of the participation fee: ${instrument_en} with ${teacher}`,
          },
          quantity: 1,
          unit_cents: cost_cents,
        },
      ],
      service_start: matter.start_date,
      service_end: matter.end_date,
    },
    now,
  )
}
