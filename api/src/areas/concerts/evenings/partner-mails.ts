import { dayInVienna } from '../../../base/clock.ts'
import { weekdayText } from '../../../base/formats.ts'
import { greeting } from '../../../base/mail/greeting.ts'
import type { MailContent } from '../../../base/mail/mail-content.ts'
import { toAccount } from '../../../base/mail/recipient.ts'
import { sendMails } from '../../../base/mail/send-mail.ts'
import type { Tx } from '../../../db/connection.ts'
import { loadMailWording, type MailWording } from '../../site/index.ts'
import { workDetail } from './mails.ts'
import type { PartnerNotice } from './rules.ts'
import { mailTexts } from './texts/mail-texts.ts'

interface Evening {
  id: number
  date: string
  place: string
}

interface PartnerNews {
  siteUrl: string
  evening: Pick<Evening, 'date' | 'place'>
  /** Of one person. */
  notices: readonly PartnerNotice[]
}

/** Builds the mail to somebody who takes part in performances of others. */
export const partnerMail = (
  wording: MailWording<'mail_concert_partner'>,
  { siteUrl, evening: { date, place }, notices }: PartnerNews,
): MailContent => {
  const [first] = notices
  if (!first) throw new Error('A mail to a partner needs a performance')
  const { locale, first_name } = first
  const texts = mailTexts[locale]
  const { labels } = texts
  const day = weekdayText(date, locale)
  const works = notices.map((notice): [string, string] => {
    const [label, work] = workDetail(notice, locale)
    return [label, texts.partner[notice.kind](work, notice.student_name)]
  })
  const isAccompanist = notices.some(notice => notice.is_accompanist)
  return {
    locale,
    ...wording(locale, { day, hall: place }),
    greeting: greeting[locale](first_name),
    details: [...works, [labels.day, day], [labels.time, texts.hour], [labels.place, place]],
    ...(isAccompanist && {
      action: { label: texts.toAccompaniment, url: `${siteUrl}/user/r/masterclass` },
    }),
  }
}

/** Tells accompanists and ensemble partners, each with one mail for the whole evening. */
export const sendPartnerNotices = async (
  tx: Tx,
  siteUrl: string,
  { evening, partners }: { evening: Evening; partners: readonly PartnerNotice[][] },
  now: Date,
): Promise<void> => {
  if (partners.length === 0) return
  const wording = await loadMailWording(tx, 'mail_concert_partner', dayInVienna(now))
  const mails = partners.flatMap(notices => {
    const [first] = notices
    if (!first) return []
    return {
      key: `concert-partner:${evening.id}:${first.account_id}:${now.toISOString()}` as const,
      to: toAccount(first.account_id, first.email),
      about: notices.map(({ student_id }) => student_id),
      content: partnerMail(wording, { siteUrl, evening, notices }),
    }
  })
  await sendMails(tx, mails, now)
}
