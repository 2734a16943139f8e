import type { Locale } from '@academy/contract/base/locale'
import type { securityMails } from '@academy/contract/site/site-texts/security-mails'
import type { MailContent } from '../../../base/mail/mail-content.ts'
import {
  codesGuessedMail,
  factorChangedMail,
  recoveryCodeUsedMail,
  resetAskedMail,
  resetStoppedMail,
} from '../../access/index.ts'
import type { MailWordings } from '../../site/index.ts'

type SecurityMail = keyof typeof securityMails

interface Sample {
  wordings: MailWordings<SecurityMail>
  locale: Locale
  siteUrl: string
  reader?: { first_name: string }
}

const readerOf = ({ locale, siteUrl, reader }: Sample) => ({
  locale,
  siteUrl,
  first_name: reader?.first_name ?? 'Lena',
})

/** The mails about the second factor. */
export const securitySamples: Record<SecurityMail, (sample: Sample) => MailContent> = {
  mail_second_factor_changed: sample =>
    factorChangedMail(sample.wordings.mail_second_factor_changed, {
      ...readerOf(sample),
      change: 'authenticator_added',
    }),
  mail_second_factor_reset: sample =>
    resetAskedMail(sample.wordings.mail_second_factor_reset, {
      ...readerOf(sample),
      asked_by: 'Irmela Voss',
      due_at: new Date('2027-05-02T08:00:00.000Z'),
      token: '…',
    }),
  mail_second_factor_reset_stopped: sample =>
    resetStoppedMail(sample.wordings.mail_second_factor_reset_stopped, readerOf(sample)),
  mail_recovery_code_used: sample =>
    recoveryCodeUsedMail(sample.wordings.mail_recovery_code_used, { ...readerOf(sample), left: 3 }),
  mail_codes_guessed: sample => codesGuessedMail(sample.wordings.mail_codes_guessed, readerOf(sample)),
}
