import { defineTexts, useTexts } from '../../../lib/i18n/texts.ts'
import { paths } from '../../paths.ts'
import { SectionLayout } from '../section-layout.tsx'

const layoutTexts = defineTexts({ en: { mails: 'Email' }, de: { mails: 'E-Mails' } })

/** The menu of outbox, group mails and messages above each of these pages. */
export const MailsLayout = () => (
  <SectionLayout section="mails" label={useTexts(layoutTexts).mails} first={paths.MailsAdmin} />
)
