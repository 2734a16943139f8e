import type { OfficeBooking } from '@academy/contract/lodging/housekeeping/schemas'
import { useForm } from 'react-hook-form'
import type { Call } from '../../../base/api.ts'
import { isRefusal } from '../../../base/api-errors.ts'
import { explainUnsaved } from '../../../base/explain-failure.ts'
import { formatDayRange, formatMoney } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Ask } from '../../../ui/dialog/ask.tsx'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { cancelBooking } from './api.ts'
import { dialogTexts } from './dialog-texts.ts'
import { housekeepingTexts } from './texts.ts'

interface CancelDialogProps {
  call: Call
  /** As the server has it now: its cost may differ after `onChanged`. */
  booking: OfficeBooking
  onChanged: () => void
  onClose: () => void
}

const isCostChanged = (error: unknown) => isRefusal(error, 'cost_changed')

type CancelMode = 'terms' | 'free'

/** Confirms a cancellation: at the cost of the terms, or free of charge. */
export const CancelDialog = ({ call, booking, onChanged, onClose }: CancelDialogProps) => {
  const texts = useTexts(dialogTexts)
  const locale = useLocale()
  const { cancellation, invoice } = booking
  const cost = cancellation?.cost ?? 0
  const { register, getValues } = useForm<{ way: CancelMode }>({ defaultValues: { way: 'terms' } })
  const confirm = async () => {
    try {
      await cancelBooking(call, booking.id, cancellation && getValues('way') === 'terms' ? cost : 'free')
    } catch (error) {
      if (isCostChanged(error)) onChanged()
      throw error
    }
    onChanged()
    return texts.cancelled
  }
  return (
    <Ask
      title={texts.cancelTitle}
      cancelLabel={texts.keep}
      confirmLabel={texts.cancelNow}
      isDestructive
      autoFocus={false}
      act={confirm}
      explain={error => (isCostChanged(error) ? texts.costChanged : explainUnsaved(error, locale))}
      onClose={onClose}
    >
      <What booking={booking} />
      {cost > 0 ? (
        <RadioGroup
          label={texts.how}
          options={[
            {
              value: 'terms',
              label: texts.byTerms(formatMoney(cost, locale), cancellation?.percent ?? 0),
            },
            { value: 'free', label: texts.free },
          ]}
          {...register('way')}
        />
      ) : (
        <p>{invoice ? texts.freeByTerms : texts.costsNothing}</p>
      )}
    </Ask>
  )
}

const What = ({ booking }: { booking: OfficeBooking }) => {
  const texts = useTexts(dialogTexts)
  const { nights } = useTexts(housekeepingTexts)
  const { full_name, start_date, end_date, room_type, invoice, gets_mail } = booking
  const stay = `${formatDayRange(start_date, end_date)} (${nights(booking.nights)})`
  return (
    <>
      <p>{(room_type ? texts.cancelWhat : texts.cancelElsewhere)(full_name, stay)}</p>
      {!gets_mail && <p>{texts.mailWaits}</p>}
      {invoice && <p>{texts.cancelInvoice(invoice.invoice_number)}</p>}
    </>
  )
}
