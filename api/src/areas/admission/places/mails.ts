import type { WaitingPerson } from '@academy/contract/admission/places/schemas'
import { type Locale, type Localized, officeLocale } from '@academy/contract/base/locale'
import { loadContactEmail } from '../../../base/association.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { hourText, periodText } from '../../../base/formats.ts'
import { greeting, type MailContent, namelessGreeting } from '../../../base/mail/mail-content.ts'
import { sendMail, sendMails, toAccount, toAddress } from '../../../base/mail/send-mail.ts'
import type { Tx } from '../../../db/connection.ts'
import { type FreedBooking, freedAttachments, freedParagraphs } from '../../lodging/index.ts'
import { loadMailWording, type MailWording } from '../../site/index.ts'
import { findApplicationSummary } from '../applications/queries.ts'
import { findReminder } from '../selection/reminder-queries.ts'
import type { OfferRow } from './queries.ts'
import { type FreedBy, mailTexts } from './texts/mail-texts.ts'

interface OfferedClass extends Localized<'instrument'> {
  locale: Locale
  first_name: string
  teacher: string
  start_date: string
  end_date: string
}

const named = (locale: Locale, one: Localized<'instrument'> & { teacher: string }) => {
  const instrument = one[`instrument_${locale}`]
  const { teacher } = one
  return { instrument, teacher, masterclass: mailTexts[locale].title({ instrument, teacher }) }
}

export const placeOfferMail = (
  wording: MailWording<'mail_place_offer'>,
  offered: OfferedClass,
  { id, expires_at, hasFee, siteUrl }: { id: number; expires_at: Date; hasFee: boolean; siteUrl: string },
): MailContent => {
  const { locale, start_date, end_date } = offered
  const texts = mailTexts[locale]
  const own = named(locale, offered)
  const until = hourText(expires_at, locale)
  return {
    locale,
    greeting: greeting[locale](offered.first_name),
    ...wording(locale, own, texts.offer(until, hasFee)),
    details: [
      [texts.labels.masterclass, own.masterclass],
      [texts.labels.period, periodText(start_date, end_date, locale)],
      [texts.labels.until, until],
    ],
    action: { label: texts.toOffer, url: `${siteUrl}/user/place-offers/${id}` },
  }
}

/** Offers a place, with the hour until which it can be accepted. */
export const sendOffer = async (tx: Tx, siteUrl: string, offer: OfferRow, now: Date): Promise<void> => {
  const wording = await loadMailWording(tx, 'mail_place_offer', dayInVienna(now))
  const summary = await findApplicationSummary(tx, offer.application_id)
  const { id, expires_at } = offer
  const hasFee = offer.participation_fee_cents > 0
  const content = placeOfferMail(wording, summary, { id, expires_at, hasFee, siteUrl })
  await sendMail(tx, { key: `place-offer:${id}`, to: toAccount(offer.account_id, offer.email), content }, now)
}

/** The mail about an offer that was declined, or not answered in time. */
export const endedOfferMail = (
  wording: MailWording<'mail_offer_declined' | 'mail_offer_expired'>,
  offered: OfferedClass,
  { siteUrl, rooms = [] }: { siteUrl: string; rooms?: readonly FreedBooking[] },
): MailContent => {
  const { locale } = offered
  const texts = mailTexts[locale]
  const own = named(locale, offered)
  return {
    locale,
    greeting: greeting[locale](offered.first_name),
    ...wording(locale, own, freedParagraphs(rooms, locale)),
    details: [[texts.labels.masterclass, own.masterclass]],
    action: { label: texts.toArea, url: `${siteUrl}/user` },
  }
}

/** Confirms that a place was declined, and tells which rooms were freed with it. */
export const sendDeclined = async (
  tx: Tx,
  siteUrl: string,
  { offer, rooms }: { offer: OfferRow; rooms: readonly FreedBooking[] },
  now: Date,
): Promise<void> => {
  const wording = await loadMailWording(tx, 'mail_offer_declined', dayInVienna(now))
  const summary = await findApplicationSummary(tx, offer.application_id)
  const content = endedOfferMail(wording, summary, { siteUrl, rooms })
  const to = toAccount(offer.account_id, offer.email)
  const attachments = freedAttachments(rooms)
  await sendMail(tx, { key: `offer-declined:${offer.id}`, to, content, attachments }, now)
}

/** Tells people that the time to accept has passed, and which rooms were freed with it. */
export const sendExpired = async (
  tx: Tx,
  siteUrl: string,
  { offers, rooms: freed }: { offers: readonly OfferRow[]; rooms: readonly FreedBooking[] },
  now: Date,
): Promise<void> => {
  const wording = await loadMailWording(tx, 'mail_offer_expired', dayInVienna(now))
  const mails = await Promise.all(
    offers.map(async ({ id, account_id, email, application_id }) => {
      const summary = await findApplicationSummary(tx, application_id)
      const rooms = freed.filter(({ booking }) => booking.person.id === account_id)
      const content = endedOfferMail(wording, summary, { siteUrl, rooms })
      const attachments = freedAttachments(rooms)
      return { key: `offer-expired:${id}` as const, to: toAccount(account_id, email), content, attachments }
    }),
  )
  await sendMails(tx, mails, now)
}

interface FreePlace extends Localized<'instrument'> {
  locale: Locale
  teacher: string
  /** Undefined for the office. */
  first_name: string | undefined
  freedBy: FreedBy
  /** The offer that the program has made. */
  offered: { full_name: string; expires_at: Date } | undefined
  /** Who is next on the waiting list. */
  next: string | undefined
  /** The letters of the final save bring the next person the offer. */
  isOfferedLater?: boolean
  url: string
}

export const placeFreeMail = (
  wording: MailWording<'mail_place_free'>,
  { locale, first_name, freedBy, offered, next, isOfferedLater = false, url, ...one }: FreePlace,
): MailContent => {
  const texts = mailTexts[locale]
  const own = named(locale, one)
  const goesOn = offered
    ? texts.offered(offered.full_name, hourText(offered.expires_at, locale))
    : next === undefined
      ? texts.nobodyWaits
      : isOfferedLater
        ? texts.nextWithLetters(next)
        : texts.next(next)
  return {
    locale,
    greeting: first_name === undefined ? namelessGreeting[locale] : greeting[locale](first_name),
    ...wording(locale, own, [texts.freedBy[freedBy.kind](freedBy.full_name), goesOn]),
    details: [[texts.labels.masterclass, own.masterclass]],
    action: { label: texts.toList, url },
  }
}

interface PlaceNews {
  masterclass_id: number
  freedBy: FreedBy
  offer: OfferRow | undefined
  next: Pick<WaitingPerson, 'application_id' | 'full_name'> | undefined
  isOfferedLater: boolean
}

/** Tells teacher and office that a place is free, and what happens with it. */
export const sendPlaceFree = async (
  tx: Tx,
  siteUrl: string,
  { masterclass_id, freedBy, offer: offered, next, isOfferedLater }: PlaceNews,
  now: Date,
): Promise<void> => {
  const about = await findReminder(tx, masterclass_id)
  if (!about) return
  const wording = await loadMailWording(tx, 'mail_place_free', dayInVienna(now))
  const { account_id, email, first_name, locale, ...one } = about
  const news = { ...one, freedBy, offered, next: next?.full_name, isOfferedLater }
  const waiting = next && (await findApplicationSummary(tx, next.application_id))
  const about_ids = [freedBy, offered, waiting].flatMap(person => person?.account_id ?? [])
  const key = `place-free:${freedBy.kind}:${freedBy.id}` as const
  const office = await loadContactEmail(tx)
  await sendMails(
    tx,
    [
      ...(account_id !== null && email !== null && first_name !== null && locale !== null
        ? [
            {
              key: `${key}:teacher` as const,
              to: toAccount(account_id, email),
              about: about_ids,
              content: placeFreeMail(wording, {
                ...news,
                locale,
                first_name,
                url: `${siteUrl}/user/t/masterclass/${masterclass_id}`,
              }),
            },
          ]
        : []),
      ...(office
        ? [
            {
              key: `${key}:office` as const,
              to: toAddress(office),
              about: about_ids,
              content: placeFreeMail(wording, {
                ...news,
                locale: officeLocale,
                first_name: undefined,
                url: `${siteUrl}/user/a/waiting-list/${masterclass_id}`,
              }),
            },
          ]
        : []),
    ],
    now,
  )
}
