import { laterDay } from '@academy/contract/base/days'
import { type Locale, localized } from '@academy/contract/base/locale'
import type { MailContent } from '../../../base/mail/mail-content.ts'
import { partnerMail } from '../../concerts/index.ts'
import type { MailWordings } from '../../site/index.ts'

const id = 1

export const work = {
  composer: { name: 'Clara Schumann', ...localized('name', '') },
  piece: { title: 'Drei Romanzen', tonality: '', opus: '22', catalogue_no: '' },
}

const halls: Record<Locale, Record<'hall' | 'old_hall', string>> = {
  de: { hall: 'Großer Saal', old_hall: 'Kapelle' },
  en: { hall: 'the Great Hall', old_hall: 'the chapel' },
}

type PartnerNotice = Parameters<typeof partnerMail>[1]['notices'][number]

interface Shown {
  siteUrl: string
  locale: Locale
  today: string
}

/** A performance that is announced, moved or cancelled. */
export const performanceOf = <Person>(sample: Shown, person: Person, kind: 'planned' | 'moved' | 'off') => ({
  siteUrl: sample.siteUrl,
  date: laterDay(sample.today, 66),
  place: halls[sample.locale].hall,
  attachment: kind === 'planned' ? ({ kind: 'invoice', id } as const) : undefined,
  notice: {
    ...person,
    ...work,
    kind,
    request_id: id,
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
  sample: Shown & { wordings: MailWordings<'mail_concert_partner'> },
  person: Pick<PartnerNotice, 'account_id' | 'email' | 'first_name' | 'locale'>,
): MailContent => {
  const { siteUrl, notice, ...evening } = performanceOf(sample, person, 'planned')
  const notices = [{ ...notice, student_id: 1, student_name: 'Mira Talbach', is_accompanist: true }]
  return partnerMail(sample.wordings.mail_concert_partner, { siteUrl, evening, notices })
}
