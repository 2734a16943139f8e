import { byLocale } from '@academy/contract/base/locale'
import * as acts from '@academy/contract/money/ledger/act-endpoints'
import { pdfResponse } from '../../../base/pdf/pdf-response.ts'
import { problem } from '../../../base/problem.ts'
import { guard, type Limit } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import { findPerson } from '../invoices/correction-queries.ts'
import { findIssued } from '../invoices/queries.ts'
import { renderDraft } from '../invoices/render-draft.ts'
import { replacementOf } from '../invoices/same-invoice.ts'
import { linesOf } from './act-rules.ts'

const HOUR = 60 * 60
/** Each preview is rendered on a thread. */
const limits = (account_id: number): Limit[] => [
  { name: 'invoice-preview', subject: String(account_id), max: 300, seconds: HOUR },
]

export const previewInvoice = serve(acts.previewInvoice, async ({ db }, { params, body, user, now }) => {
  await guard(db, limits(user.id))
  const account_id = params.id
  if (!(await findPerson(db, account_id))) throw problem('not_found')
  const replaced = body.replaces_id ? await findIssued(db, body.replaces_id) : undefined
  if (body.replaces_id && replaced?.account_id !== account_id) throw problem('not_found')
  const { name, content } = await renderDraft(
    db,
    {
      account_id,
      kind: 'other',
      ...(replaced && replacementOf(replaced)),
      subject: byLocale(() => body.subject),
      lines: linesOf(body.lines),
      due_on: body.due_date,
    },
    now,
  )
  return pdfResponse(content, name)
})
