import { laterDay } from '@academy/contract/base/days'
import { type Locale, type Localized, localized } from '@academy/contract/base/locale'
import { type NoticeKind, noticeKinds } from '@academy/contract/messages/notices/kinds'
import type { MailPage } from '@academy/contract/site/site-texts/mail-texts'
import type { securityMails } from '@academy/contract/site/site-texts/security-mails'
import type { MailContent } from '../../../base/mail/mail-content.ts'
import {
  codesGuessedMail,
  factorChangedMail,
  recoveryCodeUsedMail,
  resetAskedMail,
  resetStoppedMail,
} from '../../access/index.ts'
import { endedOfferMail, placeFreeMail, placeOfferMail } from '../../admission/index.ts'
import { partnerMail } from '../../concerts/index.ts'
import { noticeMail, noticePages } from '../../messages/index.ts'
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

type NoticePage = (typeof noticePages)[NoticeKind]

interface NoticeSample {
  wordings: MailWordings<NoticePage>
  locale: Locale
  siteUrl: string
  today: string
  reader?: { first_name: string }
}

const instrument: Localized<'instrument'> = { instrument_de: 'Klavier', instrument_en: 'Piano' }

/** A deadline for which the mail makes sense today. */
const deadlines: Partial<Record<NoticeKind, number>> = { deadline: 3, selection_late: -15 }

const sampleOf =
  (kind: NoticeKind) =>
  ({ wordings, locale, siteUrl, today, reader }: NoticeSample): MailContent => {
    const notices = ['Mira Talbach', 'Jonas Reith'].map(name => ({
      kind,
      masterclass_id: 1,
      ...instrument,
      teacher: 'Johanna Birkner',
      name,
      number: 12,
      deadline: laterDay(today, deadlines[kind] ?? 14),
      start_date: laterDay(today, 45),
      first_name: reader?.first_name ?? 'Lena',
      locale,
    }))
    const [first] = notices
    if (!first) throw new Error('There is no sample')
    return noticeMail(wordings, first, notices, siteUrl)
  }

/** Samples of the mails to teachers and accompanists. */
export const noticeSamples = Object.fromEntries(
  noticeKinds.map(kind => [noticePages[kind], sampleOf(kind)]),
) as Record<NoticePage, (sample: NoticeSample) => MailContent>

type OfferPage = 'mail_place_free' | 'mail_place_offer' | 'mail_offer_declined' | 'mail_offer_expired'

interface OfferSample {
  wordings: MailWordings<OfferPage>
  siteUrl: string
  today: string
}

interface SampleOffer extends Localized<'instrument'> {
  locale: Locale
  first_name: string
  teacher: string
  start_date: string
  end_date: string
}

const exampleId = 1

/** The mails about a place that became free, with invented people. */
export const sampleOfferMails = {
  free: ({ wordings, siteUrl }: OfferSample, offered: SampleOffer): MailContent =>
    placeFreeMail(wordings.mail_place_free, {
      ...offered,
      freedBy: { kind: 'given_up', id: exampleId, account_id: exampleId, full_name: 'Lena Hofreiter' },
      offered: undefined,
      next: 'Jonas Ferrer',
      url: siteUrl,
    }),
  offer: ({ wordings, siteUrl, today }: OfferSample, offered: SampleOffer): MailContent =>
    placeOfferMail(wordings.mail_place_offer, offered, {
      id: exampleId,
      expires_at: new Date(`${laterDay(today, 2)}T10:00:00Z`),
      hasFee: true,
      siteUrl,
    }),
  declined: ({ wordings, siteUrl }: OfferSample, offered: SampleOffer): MailContent =>
    endedOfferMail(wordings.mail_offer_declined, offered, { siteUrl }),
  expired: ({ wordings, siteUrl }: OfferSample, offered: SampleOffer): MailContent =>
    endedOfferMail(wordings.mail_offer_expired, offered, { siteUrl }),
}

type SecurityMail = keyof typeof securityMails

interface SecuritySample {
  wordings: MailWordings<SecurityMail>
  locale: Locale
  siteUrl: string
  reader?: { first_name: string }
}

const readerOf = ({ locale, siteUrl, reader }: SecuritySample) => ({
  locale,
  siteUrl,
  first_name: reader?.first_name ?? 'Lena',
})

/** The mails about the second factor. */
export const securitySamples: Record<SecurityMail, (sample: SecuritySample) => MailContent> = {
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

const requestId = 1

export const work = {
  composer: { name: 'Clara Schumann', ...localized('name', '') },
  piece: { title: 'Drei Romanzen', tonality: '', opus: '22', catalogue_no: '' },
}

const halls: Record<Locale, Record<'hall' | 'old_hall', string>> = {
  de: { hall: 'Großer Saal', old_hall: 'Kapelle' },
  en: { hall: 'the Great Hall', old_hall: 'the chapel' },
}

type PartnerNotice = Parameters<typeof partnerMail>[1]['notices'][number]

interface SampleRequest {
  siteUrl: string
  locale: Locale
  today: string
}

/** A performance that is announced, moved or cancelled. */
export const performanceOf = <Person>(
  sample: SampleRequest,
  person: Person,
  kind: 'planned' | 'moved' | 'off',
) => ({
  siteUrl: sample.siteUrl,
  date: laterDay(sample.today, 66),
  place: halls[sample.locale].hall,
  attachment: kind === 'planned' ? ({ kind: 'invoice', id: requestId } as const) : undefined,
  notice: {
    ...person,
    ...work,
    kind,
    request_id: requestId,
    announced_date: kind === 'planned' ? null : laterDay(sample.today, 64),
    announced_place: kind === 'planned' ? null : halls[sample.locale].old_hall,
    wants_recording: kind === 'planned',
    invoice_id: null,
    recording: 'none' as const,
    recording_fee_cents: 1_500,
    start_date_academy: laterDay(sample.today, 60),
    end_date_academy: laterDay(sample.today, 75),
  },
})

/** The mail about the same performance to somebody who takes part in it. */
export const samplePartnerMail = (
  sample: SampleRequest & { wordings: MailWordings<'mail_concert_partner'> },
  person: Pick<PartnerNotice, 'account_id' | 'email' | 'first_name' | 'locale'>,
): MailContent => {
  const { siteUrl, notice, ...evening } = performanceOf(sample, person, 'planned')
  const notices = [{ ...notice, student_id: 1, student_name: 'Mira Talbach', is_accompanist: true }]
  return partnerMail(sample.wordings.mail_concert_partner, { siteUrl, evening, notices })
}
