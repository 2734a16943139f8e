import '../../../ui/text-button.css'
import type { RoomOffer } from '@academy/contract/lodging/bookings/schemas'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../../base/i18n/texts.ts'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { type Choice, ChoiceCards } from './choice-cards.tsx'
import { formatNights } from './nights.ts'
import type { BookingState } from './use-booking.ts'
import { useOfferTexts } from './use-offer-texts.ts'
import { fullRooms } from './use-rooms.ts'
import { NONE } from './wizard.ts'
import { wizardTexts } from './wizard-texts.ts'

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
  const isFull = fullRooms(rooms.offers).length === rooms.offers.length
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
            choices={[...rooms.offers.map(cardOf), elsewhere]}
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
  const offerTexts = useOfferTexts()
  return (offer: RoomOffer): Choice<number | typeof NONE> => {
    const { available = true, beds_left = 0, full_nights = [] } = offer
    const left = beds_left <= FEW ? <strong>{texts.left(beds_left)}</strong> : texts.left(beds_left)
    return {
      ...offerTexts(offer),
      isDisabled: !available,
      note: available ? left : <strong>{texts.full(formatNights(full_nights))}</strong>,
    }
  }
}
