import type { Locale } from '@academy/contract/base/locale'
import type { MailContent } from '../../../base/mail/mail-content.ts'

const texts: Record<Locale, Omit<MailContent, 'locale'>> = {
  en: {
    subject: 'Test email',
    greeting: 'Hello,',
    paragraphs: [
      'the office has sent this email to check whether emails arrive. If you can read it, they do.',
      'Please check the sender, and whether the email has ended up in the spam folder.',
    ],
  },
  de: {
    subject: 'Test-E-Mail',
    greeting: 'Guten Tag,',
    paragraphs: [
      'diese E-Mail hat das Büro gesendet, um zu sehen, ob E-Mails ankommen. Wenn Sie sie lesen, ist das so.',
      'Bitte achten Sie auf den Absender und darauf, ob die E-Mail im Spam-Ordner gelandet ist.',
    ],
  },
}

export const testMail = (locale: Locale): MailContent => ({ locale, ...texts[locale] })
