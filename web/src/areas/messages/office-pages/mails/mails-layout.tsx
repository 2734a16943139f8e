import { defineTexts, useTexts } from '../../../../base/i18n/texts.ts'
import { paths } from '../../../../base/pages/paths.ts'
import { SectionLayout } from '../../../../base/pages/section-layout.tsx'

const layoutTexts = defineTexts({ en: { mails: 'Email' }, de: { mails: 'E-Mails' } })

/** The menu of outbox, group mails and messages above each of these pages. */
export const MailsLayout = () => (
  <SectionLayout section="mails" label={useTexts(layoutTexts).mails} first={paths.MailsAdmin} />
)
