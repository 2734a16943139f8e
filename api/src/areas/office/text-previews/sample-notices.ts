import { laterDay } from '@academy/contract/base/days'
import type { Locale, Localized } from '@academy/contract/base/locale'
import { type NoticeKind, noticeKinds } from '@academy/contract/messages/notices/kinds'
import type { MailContent } from '../../../base/mail/mail-content.ts'
import { noticeMail, noticePages } from '../../messages/index.ts'
import type { MailWordings } from '../../site/index.ts'

type NoticePage = (typeof noticePages)[NoticeKind]

interface Sample {
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
  ({ wordings, locale, siteUrl, today, reader }: Sample): MailContent => {
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
) as Record<NoticePage, (sample: Sample) => MailContent>
