import { laterDay } from '@academy/contract/base/days'
import type { RoomOption } from '@academy/contract/lodging/bookings/schemas'
import { firstDeparture } from '@academy/contract/lodging/bookings/stay-price'
import { Link } from '@tanstack/react-router'
import type { Call } from '../../../base/api.ts'
import { formatLongDay } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useUser } from '../../../base/use-user.ts'
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { DocumentLink } from '../../site/documents/document-links.tsx'
import type { BookingConstraints } from './booking-rules.ts'
import { type Choice, ChoiceCards } from './choice-cards.tsx'
import { formatNights } from './nights.ts'
import type { BookingState } from './use-booking.ts'
import { fullRooms, useOptionTexts } from './use-rooms.ts'
import { NONE } from './wizard.ts'
import { wizardTexts } from './wizard-texts.ts'

interface DatesStepProps {
  booking: Pick<BookingState, 'form' | 'choices' | 'change'>
  constraints: BookingConstraints
}

/** Arrival and departure. Days outside the academy or in the past cannot be chosen. */
export const DatesStep = ({ booking: { form, choices, change }, constraints }: DatesStepProps) => {
  const { dates: texts } = useTexts(wizardTexts)
  const locale = useLocale()
  const { academy, today } = constraints
  const first = today > academy.start_date ? today : academy.start_date
  const arrival = choices.start_date ?? first
  return (
    <>
      <p>{texts.intro(formatLongDay(first, locale), formatLongDay(academy.end_date, locale))}</p>
      <div className="field-pair">
        <ControlledField form={form} name="start_date">
          {({ onChange: _, ...day }) => (
            <DatePicker
              label={texts.start}
              min={first}
              max={academy.end_date}
              offered={{ max: laterDay(academy.end_date, -1) }}
              onUpdate={start_date => change({ start_date })}
              {...day}
            />
          )}
        </ControlledField>
        <ControlledField form={form} name="end_date">
          {({ onChange: _, ...day }) => (
            <DatePicker
              label={texts.end}
              hint={texts.endHint}
              min={academy.start_date}
              offered={{ min: firstDeparture(arrival, academy.end_date) }}
              max={academy.end_date}
              onUpdate={end_date => change({ end_date })}
              {...day}
            />
          )}
        </ControlledField>
      </div>
    </>
  )
}

interface RoomStepProps {
  booking: Pick<BookingState, 'form' | 'rooms' | 'change' | 'lookAtRooms'>
}

/** Chooses a room. Full rooms show the nights concerned and cannot be chosen. */
export const RoomStep = ({ booking: { form, rooms, change, lookAtRooms } }: RoomStepProps) => {
  const { room: texts, tryAgain } = useTexts(wizardTexts)
  const cardOf = useRoomCard()
  if (rooms.state === 'loading')
    return (
      <p>
        <Spinner label={texts.loading} />
      </p>
    )
  if (rooms.state === 'failed')
    return <FailureNote message={texts.loadFailed} retryLabel={tryAgain} onRetry={() => void lookAtRooms()} />
  const elsewhere = { value: NONE, name: texts.none, description: texts.noneText, price: texts.free } as const
  const isFull = fullRooms(rooms.options).length === rooms.options.length
  return (
    <>
      {isFull && (
        <p>
          {texts.allFull}{' '}
          <Link to="/user/acomodation" search={{ step: 'dates' }} resetScroll={false}>
            {texts.otherDays}
          </Link>
        </p>
      )}
      <ControlledField form={form} name="room">
        {({ value, error }) => (
          <ChoiceCards
            label={texts.label}
            choices={[...rooms.options.map(cardOf), elsewhere]}
            chosen={value}
            error={error}
            onChoose={room => change({ room })}
          />
        )}
      </ControlledField>
    </>
  )
}

const FEW = 5

const useRoomCard = () => {
  const { room: texts } = useTexts(wizardTexts)
  const optionTexts = useOptionTexts()
  return (option: RoomOption): Choice<number | typeof NONE> => {
    const { available = true, beds_left = 0, full_nights = [] } = option
    const left = beds_left <= FEW ? <strong>{texts.left(beds_left)}</strong> : texts.left(beds_left)
    return {
      ...optionTexts(option),
      isDisabled: !available,
      note: available ? left : <strong>{texts.full(formatNights(full_nights))}</strong>,
    }
  }
}

interface TermsStepProps {
  call: Call
  booking: Pick<BookingState, 'choices' | 'field' | 'recheck' | 'form' | 'terms'>
}

/** The terms to accept with the booking. */
export const TermsStep = ({ call, booking }: TermsStepProps) => {
  const { choices, field, recheck, form, terms } = booking
  const { terms: texts } = useTexts(wizardTexts)
  const isConfirmed = useUser()?.email_verified ?? true
  const [free, priced] = isConfirmed
    ? [texts.noInvoice, texts.invoice]
    : [texts.noInvoiceLater, texts.invoiceLater]
  const change = (event: { target: { checked: boolean } }) => {
    form.setValue('terms_version_id', event.target.checked ? (terms?.id ?? null) : null)
    recheck('agreedToTerms')()
  }
  return (
    <>
      <p>
        {texts.intro} {choices.room === NONE ? free : priced}
      </p>
      <Checkbox
        label={texts.label}
        required
        note={
          <DocumentLink
            call={call}
            document="terms_and_conditions_accommodation"
            version={terms}
            label={texts.read}
          />
        }
        {...field('agreedToTerms', { onChange: change })}
      />
    </>
  )
}
