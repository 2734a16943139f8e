import { laterDay } from '@academy/contract/days'
import type { Locale } from '@academy/contract/locale'
import { nightsOf, type Stay } from '@academy/contract/lodging/stay'
import type { CancellationFee } from '../../lib/cancellation-fee.ts'
import { periodText } from '../../lib/formats.ts'
import type { InvoiceInput } from '../invoices/issue.ts'
import type { LockedStay } from './lock-stay.ts'
import type { StoredBooking } from './queries.ts'

const inBoth = (text: (locale: Locale) => string): Record<Locale, string> => ({
  de: text('de'),
  en: text('en'),
})

const perNight = { de: 'pro Nacht', en: 'per night' }
const stayed = { de: 'Unterkunft', en: 'Lodging' }
const cancelled = { de: 'Storno der Unterkunft', en: 'Cancelled lodging' }
const partOfPrice = {
  de: (percent: number) => `${percent} % des Preises von Unterkunft und Verpflegung`,
  en: (percent: number) => `${percent}% of the price of bed and board`,
}

const about = (words: Record<Locale, string>, { start_date, end_date }: Stay) => ({
  subject: inBoth(locale => `${words[locale]}: ${periodText(start_date, end_date, locale)}`),
  service_start: start_date,
  service_end: end_date,
})

/** Bed and board of every night; nothing where they cost nothing. Due before arrival at the latest, as the terms say. */
export const invoiceOf = (account_id: number, held: LockedStay): InvoiceInput | undefined => {
  const { choice, room, meal, total_cents } = held
  if (total_cents === 0) return undefined
  const lines = [room, meal].flatMap(offer =>
    offer
      ? [
          {
            description: inBoth(locale => `${offer[`name_${locale}`]}, ${perNight[locale]}`),
            quantity: nightsOf(choice),
            unit_cents: offer.price_cents,
          },
        ]
      : [],
  )
  const due_by = laterDay(choice.start_date, -1)
  return { account_id, kind: 'lodging', lines, due_by, ...about(stayed, choice) }
}

/** What stays due of a stay that was cancelled; nothing where nothing does. */
export const restOf = (
  booking: StoredBooking,
  { percent, cost_cents }: CancellationFee,
): InvoiceInput | undefined => {
  if (cost_cents === 0) return undefined
  const description = inBoth(locale => partOfPrice[locale](percent))
  return {
    account_id: booking.person.id,
    kind: 'withdrawal',
    lines: [{ description, quantity: 1, unit_cents: cost_cents }],
    ...about(cancelled, booking),
  }
}
