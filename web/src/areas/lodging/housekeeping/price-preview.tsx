import { centsOf, eurosOf } from '@academy/contract/base/money'
import { stayErrors } from '@academy/contract/base/period'
import type { LodgingOptions } from '@academy/contract/lodging/bookings/endpoints'
import { reducedPrice } from '@academy/contract/lodging/bookings/reductions'
import {
  type InvoiceEffect,
  invoiceEffect,
  isSameStay,
  priceIn,
  type StayChoice,
  type StayOptions,
} from '@academy/contract/lodging/bookings/stay-choice'
import { nightsOf, priceOf } from '@academy/contract/lodging/bookings/stay-price'
import type { OfficeBooking } from '@academy/contract/lodging/housekeeping/schemas'
import { formatMoney } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { dialogTexts } from './dialog-texts.ts'
import './change-form.css'

/** The effect of saving on the invoice, with the new total. */
export interface PriceChange {
  invoice: InvoiceEffect
  total: number
}

type Booked = Pick<
  OfficeBooking,
  | 'start_date'
  | 'end_date'
  | 'room_type'
  | 'meal_type'
  | 'total_price'
  | 'change_fee'
  | 'reductions'
  | 'is_free'
  | 'invoice'
>

/** The price of a new stay; undefined while the days are invalid. */
export const newPriceOf = (
  { start_date, end_date, ...choice }: StayChoice,
  { room_types, meal_types }: StayOptions,
): number | undefined => {
  if (!start_date || !end_date || Object.keys(stayErrors({ start_date, end_date })).length > 0)
    return undefined
  return priceOf(
    nightsOf({ start_date, end_date }),
    priceIn(room_types, choice.academy_room_type_id),
    priceIn(meal_types, choice.academy_meal_type_id),
  )
}

/** A preview; the server calculates again. Undefined while the days are invalid. */
export const priceChangeOf = (
  booking: Booked,
  choice: StayChoice,
  options: StayOptions,
): PriceChange | undefined => {
  if (isSameStay(booking, choice)) return { invoice: 'kept', total: booking.total_price }
  const price = newPriceOf(choice, options)
  if (price === undefined) return undefined
  if (booking.is_free) return { invoice: 'kept', total: 0 }
  const total = eurosOf(centsOf(reducedPrice(booking.reductions, price)) + centsOf(booking.change_fee))
  return { invoice: invoiceEffect(booking.invoice !== null, total), total }
}

interface PricePreviewProps {
  booking: OfficeBooking
  chosen: StayChoice
  options: LodgingOptions
}

/** Previews the price and the effect on the invoice before saving. */
export const PricePreview = ({ booking, chosen, options }: PricePreviewProps) => {
  const texts = useTexts(dialogTexts)
  const locale = useLocale()
  const change = priceChangeOf(booking, chosen, options)
  const { full_name, total_price, invoice, gets_mail } = booking
  if (!change)
    return (
      <p className="price-preview" role="status">
        {texts.noPriceYet}
      </p>
    )
  const number = invoice?.invoice_number ?? ''
  const consequences = {
    kept: invoice ? texts.kept : texts.noInvoice,
    replaced: texts.replaced(number, full_name),
    issued: texts.issued(full_name),
    cancelled: texts.takenBack(number, full_name),
  }
  const total = formatMoney(change.total, locale)
  return (
    <div className="price-preview" role="status">
      <p className="price-preview-total">
        {change.total === total_price
          ? texts.samePrice(total)
          : texts.price(total, formatMoney(total_price, locale))}
      </p>
      <p>{consequences[change.invoice]}</p>
      {change.invoice !== 'kept' && !gets_mail && <p>{texts.mailWaits}</p>}
    </div>
  )
}
