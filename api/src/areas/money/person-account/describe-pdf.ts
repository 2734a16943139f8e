import type { PdfDocument } from '../../../base/pdf/render-pdf.ts'
import { accountPdfTexts } from './texts/account-pdf-texts.ts'
import { type AccountPaper, accountContent } from './texts/layout.ts'

interface AccountPdf extends AccountPaper {
  created_at: Date
}

/** Describes the statement of an account. */
export const describeAccount = ({
  account,
  recipient,
  association,
  locale,
  today,
  created_at,
}: AccountPdf): PdfDocument => ({
  title: accountPdfTexts[locale].title,
  subject: account.full_name,
  author: association.name,
  language: locale,
  created_at,
  content: accountContent({ account, recipient, association, locale, today }),
})
