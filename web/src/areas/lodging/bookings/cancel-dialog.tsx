import type { Booking } from '@academy/contract/lodging/bookings/schemas'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { isRefusal } from '../../../base/api-errors.ts'
import { explainUnsaved } from '../../../base/explain-failure.ts'
import { formatLongDay, formatMoney } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Ask } from '../../../ui/dialog/ask.tsx'
import { bookingsQuery, cancelBooking } from './api.ts'
import { cancelTexts } from './cancel-texts.ts'
import { formatPeriod } from './nights.ts'

interface CancelDialogProps {
  call: Call
  booking: Booking
  onCancelled: () => void
  /** The booking differs from what the page shows. */
  onOutdated: () => void
  onClose: () => void
}

/** Confirms a cancellation at today's cost; no more than this cost is charged. */
export const CancelDialog = ({ call, booking, onCancelled, onOutdated, onClose }: CancelDialogProps) => {
  const texts = useTexts(cancelTexts)
  const locale = useLocale()
  const cache = useQueryClient()
  const [terms, setTerms] = useState(booking.cancellation)
  /**
   * The cost may have risen at midnight, or the booking may have been changed by the office or in another
   * tab.
   */
  const lookAgain = async (): Promise<string | undefined> => {
    const bookings = await cache.query({ ...bookingsQuery(call), staleTime: 0 }).catch(() => undefined)
    if (!bookings) return undefined
    const found = bookings.find(({ id }) => id === booking.id)
    const now = found?.cancellation ?? null
    setTerms(now)
    onOutdated()
    return now ? texts.changed : found?.is_cancelled ? texts.already : texts.tooLate
  }
  const cancel = async () => {
    try {
      await cancelBooking(call, booking.id, terms?.cost ?? 0)
    } catch (error) {
      const isOutdated = isRefusal(error, 'cost_changed') || isRefusal(error, 'booking_fixed')
      throw new Error((isOutdated && (await lookAgain())) || explainUnsaved(error, locale))
    }
    return texts.done
  }
  return (
    <Ask
      title={texts.question}
      confirmLabel={texts.confirm}
      cancelLabel={texts.keep}
      isDestructive
      autoFocus={false}
      isReady={terms !== null}
      act={cancel}
      onDone={onCancelled}
      onClose={onClose}
    >
      <p>{(booking.room_type ? texts.stay : texts.elsewhere)(formatPeriod(booking))}</p>
      {terms && <Cost terms={terms} hasInvoice={booking.invoice !== null} />}
    </Ask>
  )
}

interface CostProps {
  terms: NonNullable<Booking['cancellation']>
  hasInvoice: boolean
}

const Cost = ({ terms: { cost, percent, until }, hasInvoice }: CostProps) => {
  const texts = useTexts(cancelTexts)
  const locale = useLocale()
  const isFree = cost === 0
  return (
    <>
      <p>
        <strong>{isFree ? texts.free : texts.cost(formatMoney(cost, locale), percent)}</strong>
      </p>
      {hasInvoice && <p>{isFree ? texts.freeInvoice : texts.costInvoice}</p>}
      {hasInvoice && until && <p>{texts.until(formatLongDay(until, locale))}</p>}
    </>
  )
}
