import type { CsvCell } from '@academy/contract/csv'
import type { bookingsCsv as endpoint } from '@academy/contract/housekeeping/endpoints'
import { dayInVienna } from '../../lib/clock.ts'
import { csvAnswer } from '../../lib/csv.ts'
import type { Verb } from '../../lib/services.ts'
import { presentToOffice } from './present.ts'
import { findBookings } from './queries.ts'
import { csvTexts } from './texts/csv-texts.ts'

const MAX_ROWS = { limit: 50_000, offset: 0 }

export const exportBookingsCsv: Verb<typeof endpoint> = async (services, { query, locale, now }) => {
  const { fileName, header, diets, booked, cancelled } = csvTexts[locale].bookings
  const today = dayInVienna(now)
  const { bookings } = await findBookings(services.db, query, MAX_ROWS, today)
  const rows = bookings.map((stored): CsvCell[] => {
    const { room_type, meal_type, diet, invoice, ...booking } = presentToOffice(services, stored, now)
    return [
      booking.start_date,
      booking.end_date,
      booking.nights,
      booking.full_name,
      booking.email,
      room_type?.[`name_${locale}`] ?? null,
      meal_type?.[`name_${locale}`] ?? null,
      diet && diets[diet],
      booking.comment,
      booking.is_cancelled ? cancelled : booked,
      booking.total_price,
      invoice?.invoice_number ?? null,
      invoice?.outstanding_amount ?? null,
    ]
  })
  return csvAnswer([header, ...rows], locale, `${fileName}-${today}.csv`)
}
