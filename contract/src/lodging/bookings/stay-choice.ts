// Choices of a stay before they are saved. Without zod: pages of people and of the office use them.
import type { LodgingOption } from '../../programme/academy/schemas.ts'
import type { Booking } from './schemas.ts'

/** The choices so far; days may be missing. */
export interface StayChoice {
  start_date?: string | null | undefined
  end_date?: string | null | undefined
  academy_room_type_id?: number | null | undefined
  academy_meal_type_id?: number | null | undefined
}

export interface StayOptions {
  room_types: readonly LodgingOption[]
  meal_types: readonly LodgingOption[]
}

export type InvoiceEffect = 'kept' | 'replaced' | 'issued' | 'cancelled'

/** Only days, room and meals affect the invoice. */
export const isSameStay = (
  booking: Pick<Booking, 'start_date' | 'end_date' | 'room_type' | 'meal_type'>,
  choice: StayChoice,
): boolean =>
  choice.start_date === booking.start_date &&
  choice.end_date === booking.end_date &&
  (choice.academy_room_type_id ?? undefined) === booking.room_type?.id &&
  (choice.academy_meal_type_id ?? undefined) === booking.meal_type?.id

export const priceIn = (
  options: readonly LodgingOption[],
  id: number | null | undefined,
): number | undefined => options.find(option => option.id === id)?.price

/** What happens to the invoice of a stay with a new total. */
export const invoiceEffect = (hasInvoice: boolean, total: number): InvoiceEffect => {
  if (!hasInvoice) return total > 0 ? 'issued' : 'kept'
  return total > 0 ? 'replaced' : 'cancelled'
}
