import type { LodgingOptions } from '@academy/contract/lodging/bookings/endpoints'
import type { StayChoice } from '@academy/contract/lodging/bookings/stay-choice'
import type { OfficeBooking } from '@academy/contract/lodging/housekeeping/schemas'
import { formatMoney } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { stayChangeOf } from '../bookings/stay-change.ts'
import { dialogTexts } from './dialog-texts.ts'
import './change-form.css'

/** No fee is due for what the office gives up. */
const OFFICE_PERCENT = 0

interface PricePreviewProps {
  booking: OfficeBooking
  chosen: StayChoice
  options: LodgingOptions
}

/** Previews the price and the effect on the invoice before saving. */
export const PricePreview = ({ booking, chosen, options }: PricePreviewProps) => {
  const texts = useTexts(dialogTexts)
  const locale = useLocale()
  const change = stayChangeOf(booking, chosen, options, OFFICE_PERCENT)
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
