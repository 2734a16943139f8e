import type { Locale } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/money/person-account/endpoints'
import { loadAssociation } from '../../../base/association.ts'
import { audit } from '../../../base/audit.ts'
import { dayInVienna, timeInVienna } from '../../../base/clock.ts'
import { pdfResponse, renderOnThread } from '../../../base/pdf/pdf-response.ts'
import type { PdfDocument } from '../../../base/pdf/render-pdf.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { findRecipient } from '../invoices/queries.ts'
import { loadPersonAccount } from './account.ts'
import { personAccountTexts } from './texts/account-pdf-texts.ts'
import { type PersonAccountPaper, personAccountContent } from './texts/layout.ts'

interface AccountPdf extends PersonAccountPaper {
  created_at: Date
}

/** Describes the statement of an account. */
const describePersonAccount = ({
  account,
  recipient,
  association,
  locale,
  today,
  created_at,
}: AccountPdf): PdfDocument => ({
  title: personAccountTexts[locale].title,
  subject: account.full_name,
  author: association.name,
  language: locale,
  created_at,
  content: personAccountContent({ account, recipient, association, locale, today }),
})

const render = async (services: Services, account_id: number, asked: Locale | undefined, now: Date) => {
  const { locale: own, ...account } = await loadPersonAccount(services, account_id, now)
  const locale = asked ?? own
  const today = dayInVienna(now)
  const { recipient } = await findRecipient(services.db, account_id)
  const association = await loadAssociation(services.db)
  // Of the same day: the same account gives the same file.
  const created_at = timeInVienna(today, 0)
  const pdf = await renderOnThread(
    describePersonAccount({ account, recipient, association, locale, today, created_at }),
  )
  return pdfResponse(pdf, `${personAccountTexts[locale].fileName}-${today}.pdf`)
}

export const downloadOwnPdf = serve(contract.myAccountPdf, (services, { user, locale, now }) =>
  render(services, user.id, locale, now),
)

/** In the language of the person, who receives it. */
export const downloadPdf = serve(
  contract.personAccountPdf,
  async (services, { params, user, locale, now, address }) => {
    const answer = await render(services, params.id, undefined, now)
    const details = { list: personAccountTexts[locale].fileName, format: 'PDF' }
    await audit(services.db, {
      at: now,
      action: 'data_exported',
      actor_id: user.id,
      account_id: params.id,
      address,
      details,
    })
    return answer
  },
)
