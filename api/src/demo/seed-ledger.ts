import { byLocale } from '@academy/contract/base/locale'
import { issueInvoice } from '../areas/money/invoices/issue.ts'
import { reducedInvoice } from '../areas/money/ledger/act-rules.ts'
import { replaceIn } from '../areas/money/ledger/replace.ts'
import { timeInVienna } from '../base/clock.ts'
import type { Tx } from '../db/connection.ts'

const config = { siteUrl: 'http://localhost:3000' }

/** Returns the latest open invoice of a kind, of somebody who cannot log in to the demo. */
const findOpen = (tx: Tx, kind: string) =>
  tx
    .selectFrom('invoices')
    .innerJoin('invoice_balances', 'invoice_id', 'invoices.id')
    .innerJoin('accounts', 'accounts.id', 'invoices.account_id')
    .select(['invoices.id', 'invoices.account_id'])
    .where('invoices.kind', '=', kind)
    .where('outstanding_cents', '>', 20_000 * Number(kind === 'lodging'))
    .where('accounts.email', 'not like', 'student%@example.org')
    .orderBy('invoices.id', 'desc')
    .executeTakeFirst()

/** What the office did by hand: a scholarship, a waived handling fee and an invoice of its own. */
export const seedLedger = async (tx: Tx, today: string): Promise<void> => {
  const now = timeInVienna(today, 9)
  const office = await tx
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', 'manager@example.org')
    .executeTakeFirst()
  if (!office) return
  const act = { actor_id: office.id, now, notify: false }
  const stay = await findOpen(tx, 'lodging')
  if (stay) {
    const scholarship = byLocale(locale => ({ de: 'Stipendium', en: 'Scholarship' })[locale])
    const { locale } = await tx
      .selectFrom('accounts')
      .select('locale')
      .where('id', '=', stay.account_id)
      .executeTakeFirstOrThrow()
    await replaceIn({ config }, tx, { ...act, id: stay.id, reason: 'Beschluss des Vorstands' }, first => ({
      kind: 'reduced',
      by: reducedInvoice(first, { cents: 15_000, description: scholarship[locale] }, today),
    }))
    await issueInvoice(
      tx,
      {
        account_id: stay.account_id,
        kind: 'other',
        subject: { de: 'Noten und Kopien', en: 'Scores and copies' },
        lines: [
          { description: { de: 'Kopien, je Heft', en: 'Copies, per booklet' }, quantity: 3, unit_cents: 450 },
        ],
      },
      now,
    )
  }
  const fee = await findOpen(tx, 'handling_fee')
  if (fee)
    await replaceIn({ config }, tx, { ...act, id: fee.id, reason: 'Härtefall' }, () => ({
      kind: 'waived',
      by: undefined,
    }))
}
