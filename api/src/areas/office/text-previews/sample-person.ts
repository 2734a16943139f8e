import type { Locale } from '@academy/contract/base/locale'
import type { MailPage } from '@academy/contract/site/site-texts/mail-texts'
import type { MailWordings } from '../../site/index.ts'

export interface Sample {
  wordings: MailWordings<MailPage>
  locale: Locale
  siteUrl: string
  today: string
  /** Who gets the mail; an invented person by default. */
  reader?: { first_name: string; last_name: string }
}

export const id = 1

export const person = ({ locale, reader }: Sample) => ({
  first_name: reader?.first_name ?? 'Lena',
  locale,
  email: 'lena@example.org',
  account_id: id,
})

export const recipient = ({ locale, siteUrl, reader }: Sample) => ({
  locale,
  siteUrl,
  first_name: reader?.first_name ?? 'Lena',
})

export const invited = (sample: Sample) => ({
  ...recipient(sample),
  first_name: sample.reader?.first_name ?? 'Johanna',
  last_name: sample.reader?.last_name ?? 'Birkner',
  token: '…',
})
