import './attached-choice.css'
import type { Withdrawal } from '@academy/contract/admission/applications/schemas'
import { centsOf, eurosOf } from '@academy/contract/base/money'
import { useState } from 'react'
import { formatLongDay, formatMoney, nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { defineTexts, useTexts } from '../../../base/i18n/texts.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'

type Attached = Pick<Withdrawal, 'cost' | 'bookings' | 'concerts'>

const attachedTexts = defineTexts({
  en: {
    question: 'What shall be cancelled as well?',
    stay: 'Stay without a room',
    booking: (room: string, from: string, to: string) => `${room}, ${from} to ${to}`,
    costs: (amount: string) => `costs ${amount}`,
    free: 'costs nothing',
    concert: (title: string) => `Concert request: ${title}`,
    announced: (title: string, day: string) =>
      `The performance of ${title} on ${day} is announced. Please tell the office if it cannot take place.`,
    sum: (amount: string) => `Everything together costs ${amount}.`,
    nothing: 'Everything together costs nothing.',
  },
  de: {
    question: 'Was soll noch storniert werden?',
    stay: 'Aufenthalt ohne Zimmer',
    booking: (room, from, to) => `${room}, ${from} bis ${to}`,
    costs: amount => `kostet ${amount}`,
    free: 'kostet nichts',
    concert: title => `Konzertanfrage: ${title}`,
    announced: (title, day) =>
      `Der Auftritt mit ${title} am ${day} ist angekündigt. Bitte sagen Sie dem Büro, falls er nicht stattfinden kann.`,
    sum: amount => `Alles zusammen kostet ${amount}.`,
    nothing: 'Alles zusammen kostet nichts.',
  },
})

/** What is cancelled together with a place, and the sum of it all. Everything is kept at first. */
export const useAttached = (withdrawal: Attached | undefined) => {
  const [bookings, setBookings] = useState<readonly number[]>([])
  const [concerts, setConcerts] = useState<readonly number[]>([])
  const chosen = withdrawal?.bookings.filter(({ id }) => bookings.includes(id)) ?? []
  const cents = chosen.reduce((sum, { cost }) => sum + centsOf(cost), centsOf(withdrawal?.cost ?? 0))
  const change = (set: typeof setBookings) => (id: number, isChosen: boolean) =>
    set(known => (isChosen ? [...known, id] : known.filter(one => one !== id)))
  return {
    /** In euros. */
    sum: eurosOf(cents),
    query: { bookings: bookings.join(','), concerts: concerts.join(',') },
    choice: {
      bookings,
      concerts,
      sum: eurosOf(cents),
      onBooking: change(setBookings),
      onConcert: change(setConcerts),
    },
  }
}

interface AttachedChoiceProps {
  withdrawal: Attached
  choice: ReturnType<typeof useAttached>['choice']
  /** The office has waived the cost, so no sum is shown. */
  isFree?: boolean
}

/** Asks about room and concerts of somebody who gives up a place, and tells the sum. */
export const AttachedChoice = ({ withdrawal, choice, isFree = false }: AttachedChoiceProps) => {
  const texts = useTexts(attachedTexts)
  const locale = useLocale()
  const { bookings, concerts } = withdrawal
  const open = concerts.filter(({ can_withdraw }) => can_withdraw)
  if (bookings.length + concerts.length === 0) return null
  return (
    <>
      {bookings.length + open.length > 0 && (
        <fieldset className="attached-choice">
          <legend>{texts.question}</legend>
          {bookings.map(({ id, room, start_date, end_date, cost }) => {
            const name = texts.booking(
              room ? nameIn(locale, room) : texts.stay,
              formatLongDay(start_date, locale),
              formatLongDay(end_date, locale),
            )
            return (
              <Checkbox
                key={id}
                label={`${name} (${cost > 0 ? texts.costs(formatMoney(cost, locale)) : texts.free})`}
                checked={choice.bookings.includes(id)}
                onChange={event => choice.onBooking(id, event.target.checked)}
              />
            )
          })}
          {open.map(({ id, piece_title }) => (
            <Checkbox
              key={id}
              label={texts.concert(piece_title)}
              checked={choice.concerts.includes(id)}
              onChange={event => choice.onConcert(id, event.target.checked)}
            />
          ))}
        </fieldset>
      )}
      {!isFree && bookings.length > 0 && (
        <p role="status">
          <strong>{choice.sum > 0 ? texts.sum(formatMoney(choice.sum, locale)) : texts.nothing}</strong>
        </p>
      )}
      {concerts.map(
        ({ id, piece_title, date, can_withdraw }) =>
          !can_withdraw &&
          date && <p key={id}>{texts.announced(piece_title, formatLongDay(date, locale))}</p>,
      )}
    </>
  )
}
