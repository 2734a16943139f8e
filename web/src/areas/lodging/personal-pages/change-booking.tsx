import '../housekeeping/change-form.css'
import type { LodgingOptions } from '@academy/contract/lodging/bookings/endpoints'
import type { Booking } from '@academy/contract/lodging/bookings/schemas'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { isRefusal } from '../../../base/api-errors.ts'
import { formatMoney } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { changeBooking } from '../bookings/api.ts'
import { changeTexts } from '../bookings/change-texts.ts'
import { formatPeriod } from '../bookings/nights.ts'
import { type StayChange, stayChangeOf } from '../bookings/stay-change.ts'
import { wizardTexts } from '../bookings/wizard-texts.ts'
import { StayFields } from '../housekeeping/stay-fields.tsx'
import { typedStay, useStayForm } from '../housekeeping/use-stay-form.ts'

interface ChangeBookingProps {
  call: Call
  booking: Booking
  options: LodgingOptions
  today: string
  /** Reloads the data. */
  onChanged: () => Promise<void>
  onClose: () => void
}

/** Changes an own booking, with its new price and the papers that follow. */
export const ChangeBooking = (props: ChangeBookingProps) => {
  const texts = useTexts(changeTexts)
  const { booking, onClose } = props
  return (
    <Dialog onClose={onClose} title={texts.title(formatPeriod(booking))}>
      {/* Another version begins again with what is booked now. */}
      <ChangeForm key={booking.version} {...props} />
    </Dialog>
  )
}

const ChangeForm = ({ call, booking, options, today, onChanged, onClose }: ChangeBookingProps) => {
  const texts = useTexts(changeTexts)
  const { hint, hintElsewhere } = useTexts(wizardTexts).comment
  const locale = useLocale()
  const percent = booking.cancellation?.percent ?? 0
  const isFixed = booking.start_date <= today
  const lodgingOptions = { ...options, start_date: options.start_date > today ? options.start_date : today }
  const stay = useStayForm({
    draft: `own-booking:${booking.id}`,
    options: isFixed ? options : lodgingOptions,
    known: typedStay(booking),
    hasNeedsConsent: booking.has_needs_consent,
    send: async ({ told_terms, terms_version_id, is_free, ...choice }) => {
      const total = stayChangeOf(booking, choice, options, percent)?.total ?? booking.total_price
      try {
        await changeBooking(call, booking.id, { ...choice, version: booking.version, total })
      } catch (error) {
        const outdated = (['cost_changed', 'changed_meanwhile', 'booking_fixed'] as const).some(code =>
          isRefusal(error, code),
        )
        if (outdated) {
          await onChanged()
          showAlert('dangerDismiss', texts.outdated)
        }
        throw error
      }
      await onChanged()
      onClose()
      showAlert('success', texts.saved)
    },
  })
  const change = stayChangeOf(booking, stay.chosen, options, percent)
  const costsMore = change && change.total > booking.total_price
  return (
    <Form submitLabel={costsMore ? texts.pay(formatMoney(change.total, locale)) : texts.save} {...stay.frame}>
      {isFixed && <p>{texts.fixed}</p>}
      <StayFields
        stay={stay}
        options={lodgingOptions}
        commentHint={stay.chosen.academy_room_type_id === null ? hintElsewhere : hint}
        isFixed={isFixed}
      >
        {!isFixed && <Price booking={booking} change={change} />}
      </StayFields>
    </Form>
  )
}

const Price = ({ booking, change }: { booking: Booking; change: StayChange | undefined }) => {
  const texts = useTexts(changeTexts)
  const locale = useLocale()
  if (!change)
    return (
      <p className="price-preview" role="status">
        {texts.noPriceYet}
      </p>
    )
  const money = (amount: number) => formatMoney(amount, locale)
  const { total, fee, invoice } = change
  const difference = total - booking.total_price
  return (
    <div className="price-preview" role="status">
      <p className="price-preview-total">{texts.total(money(total))}</p>
      <p>
        {difference > 0 && texts.more(money(difference))}
        {difference < 0 && texts.less(money(-difference))}
        {difference === 0 && texts.same}
      </p>
      {fee > 0 && <p>{texts.fee(money(fee), booking.cancellation?.percent ?? 0)}</p>}
      {fee === 0 && booking.change_fee > 0 && <p>{texts.earlierFee(money(booking.change_fee))}</p>}
      {/* Lodging elsewhere has no invoice that could stay. */}
      {(invoice !== 'kept' || booking.invoice) && <p>{texts[invoice]}</p>}
    </div>
  )
}
