import { laterDay } from '@academy/contract/base/days'
import type { Locale, Localized } from '@academy/contract/base/locale'
import type { MailContent } from '../../../base/mail/mail-content.ts'
import { endedOfferMail, placeFreeMail, placeOfferMail } from '../../admission/index.ts'
import type { MailWordings } from '../../site/index.ts'

type OfferPage = 'mail_place_free' | 'mail_place_offer' | 'mail_offer_declined' | 'mail_offer_expired'

interface Sample {
  wordings: MailWordings<OfferPage>
  siteUrl: string
  today: string
}

interface Offered extends Localized<'instrument'> {
  locale: Locale
  first_name: string
  teacher: string
  start_date: string
  end_date: string
}

const id = 1

/** The mails about a place that became free, with invented people. */
export const sampleOfferMails = {
  free: ({ wordings, siteUrl }: Sample, offered: Offered): MailContent =>
    placeFreeMail(wordings.mail_place_free, {
      ...offered,
      freedBy: { kind: 'given_up', id, account_id: id, full_name: 'Lena Hofreiter' },
      offered: undefined,
      next: 'Jonas Ferrer',
      url: siteUrl,
    }),
  offer: ({ wordings, siteUrl, today }: Sample, offered: Offered): MailContent =>
    placeOfferMail(wordings.mail_place_offer, offered, {
      id,
      expires_at: new Date(`${laterDay(today, 2)}T10:00:00Z`),
      hasFee: true,
      siteUrl,
    }),
  declined: ({ wordings, siteUrl }: Sample, offered: Offered): MailContent =>
    endedOfferMail(wordings.mail_offer_declined, offered, { siteUrl }),
  expired: ({ wordings, siteUrl }: Sample, offered: Offered): MailContent =>
    endedOfferMail(wordings.mail_offer_expired, offered, { siteUrl }),
}
