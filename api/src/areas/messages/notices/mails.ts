import type { Locale, Localized } from '@academy/contract/base/locale'
import type { NoticeKind } from '@academy/contract/messages/notices/kinds'
import { dayText } from '../../../base/formats.ts'
import { greeting, type MailContent } from '../../../base/mail/mail-content.ts'
import type { MailWordings } from '../../site/index.ts'
import type { NoticeRow } from './queries.ts'
import { answerDay } from './rules.ts'
import { noticeTexts } from './texts/mail-texts.ts'

export const noticePages = {
  new_applications: 'mail_notice_new_applications',
  deadline: 'mail_notice_deadline',
  selection_late: 'mail_notice_selection_late',
  withdrawals: 'mail_notice_withdrawals',
  assigned: 'mail_notice_assigned',
  class_final: 'mail_notice_class_final',
  repertoire_changed: 'mail_notice_repertoire_changed',
} as const satisfies Record<NoticeKind, string>

type NoticeWordings = MailWordings<(typeof noticePages)[NoticeKind]>

type MailedNotice = Localized<'instrument'> &
  Pick<
    NoticeRow,
    | 'kind'
    | 'masterclass_id'
    | 'teacher'
    | 'name'
    | 'number'
    | 'deadline'
    | 'start_date'
    | 'first_name'
    | 'locale'
  >

const isForAccompanist = (kind: NoticeKind) =>
  kind === 'assigned' || kind === 'class_final' || kind === 'repertoire_changed'

/** The line about one masterclass. */
const summaryOf = (about: readonly MailedNotice[], first: MailedNotice, locale: Locale): string => {
  const texts = noticeTexts[locale]
  switch (first.kind) {
    case 'new_applications':
      return texts.added(about.length, first.number)
    case 'deadline':
    case 'selection_late':
      return texts.waiting(first.number)
    case 'assigned':
      return texts.begins(dayText(first.start_date, locale))
    case 'class_final':
      return texts.participants(first.number)
    default:
      return [...new Set(about.map(({ name }) => name))].join(', ')
  }
}

/** One line for each masterclass. */
const detailsOf = (notices: readonly MailedNotice[], locale: Locale): [string, string][] => {
  const classes = Map.groupBy(notices, ({ masterclass_id }) => masterclass_id)
  return [...classes.values()].flatMap((about): [string, string][] => {
    const [first] = about
    if (!first) return []
    const instrument = first[`instrument_${locale}`]
    // A teacher knows who teaches.
    const label = isForAccompanist(first.kind)
      ? noticeTexts[locale].title(instrument, first.teacher)
      : instrument
    return [[label, summaryOf(about, first, locale)]]
  })
}

const actionOf = (notices: readonly MailedNotice[], first: MailedNotice, siteUrl: string) => {
  const { toApplications, toAssigned, toRepertoires } = noticeTexts[first.locale]
  if (first.kind === 'assigned') return { label: toAssigned, url: `${siteUrl}/user/r/masterclass` }
  if (isForAccompanist(first.kind))
    return { label: toRepertoires, url: `${siteUrl}/user/r/masterclass#repertoire` }
  const isOne = notices.every(({ masterclass_id }) => masterclass_id === first.masterclass_id)
  return {
    label: toApplications,
    url: `${siteUrl}/user/t/masterclass${isOne ? `/${first.masterclass_id}` : ''}`,
  }
}

/** A mail of one kind to one person, about everything that is new. Its end leads to the switches in the profile. */
export const noticeMail = (
  wordings: NoticeWordings,
  first: MailedNotice,
  notices: readonly MailedNotice[],
  siteUrl: string,
): MailContent => {
  const { kind, locale } = first
  const { footer, toChoices } = noticeTexts[locale]
  const own = { day: dayText(answerDay(first.deadline), locale) }
  return {
    locale,
    greeting: greeting[locale](first.first_name),
    ...wordings[noticePages[kind]](locale, own),
    details: detailsOf(notices, locale),
    action: actionOf(notices, first, siteUrl),
    footer: { text: footer, label: toChoices, url: `${siteUrl}/user/profile#notices` },
  }
}
