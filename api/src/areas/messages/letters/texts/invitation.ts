import { birthDateText } from '@academy/contract/base/days'
import type { Locale } from '@academy/contract/base/locale'
import { moneyText } from '@academy/contract/base/money'
import type { Content } from 'pdfmake'
import { dayText, fromToText, periodText } from '../../../../base/formats.ts'
import { colours, tableLayout } from '../../../../base/pdf/page-style.ts'
import { passportName } from '../../../../base/pdf/printable.ts'
import { breakWords, typeset } from '../../../../base/pdf/typeset.ts'
import { type LetterHead, setLetterHead, setSignatures } from '../../../programme/index.ts'
import type { LetterBooking, LetterPerson } from '../queries.ts'
import { hasOnlyApplied } from '../rules.ts'
import { letterTexts } from './letter-texts.ts'

export const setRows = (rows: readonly [label: string, value: string][]): Content => ({
  table: {
    widths: [130, '*'],
    body: rows.map(([label, value]) => [{ text: label, color: colours.muted }, { text: breakWords(value) }]),
  },
  layout: tableLayout('ruled'),
})

type Row = [label: string, value: string]

const purposeRows = (person: LetterPerson, locale: Locale): Row[] => {
  const texts = letterTexts[locale].invitation
  const daysOf = (days: { start_date: string; end_date: string }) =>
    periodText(days.start_date, days.end_date, locale)
  const lines = [
    ...person.places.map(one => texts.place(one[`instrument_${locale}`], one.teacher_name, daysOf(one))),
    ...person.applied.map(one =>
      texts.application(one[`instrument_${locale}`], one.teacher_name, daysOf(one)),
    ),
    ...person.teaches.map(one => texts.teaches(one[`instrument_${locale}`], daysOf(one))),
    ...(person.period ? [texts.accompanies(daysOf(person.period))] : []),
  ]
  return lines.map((line, index): Row => [index === 0 ? texts.purpose : '', line])
}

const lodgingRows = (bookings: readonly LetterBooking[], locale: Locale): Row[] => {
  const texts = letterTexts[locale].invitation
  return bookings.map(({ room, meal, start_date, end_date }, index): Row => {
    const [roomName, mealName] = [room?.[`name_${locale}`], meal?.[`name_${locale}`]]
    const what =
      roomName && mealName ? texts.roomAndMeal(roomName, mealName) : (roomName ?? mealName ?? texts.elsewhere)
    return [index === 0 ? texts.lodging : '', texts.stay(what, periodText(start_date, end_date, locale))]
  })
}

const costRows = ({ total_cents, paid_cents }: LetterPerson, locale: Locale): Row[] => {
  const texts = letterTexts[locale].invitation
  if (total_cents === 0) return []
  const [total, paid] = [moneyText(total_cents, locale), moneyText(paid_cents, locale)]
  if (paid_cents >= total_cents) return [[texts.costs, texts.paid(total)]]
  return [[texts.costs, paid_cents > 0 ? texts.partlyPaid(total, paid) : total]]
}

/** A letter to an embassy. */
export const setInvitation = (
  head: LetterHead,
  person: LetterPerson,
  locale: Locale,
  today: string,
): Content => {
  const texts = letterTexts[locale].invitation
  const { date_of_birth, nationality } = person
  const name = person.latin_name || person.full_name
  const isUndecided = hasOnlyApplied(person)
  const introduction = isUndecided ? texts.applied : texts.invites
  const request = isUndecided ? texts.appliedRequest : texts.request
  const place = `${head.place}, ${head[`country_${locale}`]}`
  const academy = head[`site_name_${locale}`]
  const days = fromToText(head.start_date, head.end_date, locale)
  const contact = [head.email, head.phone, head.website].filter(Boolean).join(', ')
  return [
    setLetterHead(head),
    { text: `${head.city}, ${dayText(today, locale)}`, alignment: 'right', margin: [0, 44, 0, 28] },
    { text: isUndecided ? texts.appliedTitle : texts.title, style: 'title' },
    { text: texts.subtitle, style: 'subtitle', margin: [0, 2, 0, 22] },
    { text: texts.opening, margin: [0, 0, 0, 10] },
    { text: breakWords(introduction(name, academy, days, place)), margin: [0, 0, 0, 14] },
    setRows([
      [texts.name, passportName(person)],
      [texts.birth, date_of_birth ? birthDateText(date_of_birth, locale) : ''],
      [texts.nationality, nationality?.[`name_${locale}`] ?? ''],
      ...purposeRows(person, locale),
      ...lodgingRows(person.bookings, locale),
      ...costRows(person, locale),
      ...(contact ? [[texts.contact, contact] as Row] : []),
    ]),
    // Together, so that no page has a signature alone.
    {
      stack: [
        { text: typeset(request(name)), margin: [0, 18, 0, 14] },
        { text: texts.closing, margin: [0, 0, 0, 52] },
        setSignatures([`${texts.forAssociation}: ${head.association}`]),
      ],
      unbreakable: true,
    },
  ]
}
