import type { LodgingOptions } from '@academy/contract/lodging/bookings/endpoints'
import type { OfficeBooking } from '@academy/contract/lodging/housekeeping/schemas'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Form } from '../../../ui/form/form.tsx'
import { changeBooking } from './api.ts'
import { dialogTexts } from './dialog-texts.ts'
import { PricePreview } from './price-preview.tsx'
import { StayFields } from './stay-fields.tsx'
import { useStayForm } from './use-stay-form.ts'

interface ChangeFormProps {
  call: Call
  booking: OfficeBooking
  offers: LodgingOptions
  onSaved: () => void
}

export const ChangeForm = ({ call, booking, offers, onSaved }: ChangeFormProps) => {
  const texts = useTexts(dialogTexts)
  const stay = useStayForm({
    draft: `booking:${booking.id}`,
    offers,
    hasNeedsConsent: booking.has_needs_consent,
    isOffice: true,
    known: {
      start_date: booking.start_date,
      end_date: booking.end_date,
      academy_room_type_id: booking.room_type?.id ?? null,
      academy_meal_type_id: booking.meal_type?.id ?? null,
      diet: booking.diet,
      special_diets: booking.special_diets,
      allergies: booking.allergies,
      comment: booking.comment,
      // A change asks for no consent, and keeps who pays.
      told_terms: true,
      is_free: booking.is_free,
    },
    send: async ({ told_terms, terms_version_id, is_free, ...choice }) => {
      await changeBooking(call, booking.id, choice)
      onSaved()
    },
  })
  return (
    <Form submitLabel={texts.save} {...stay.frame}>
      <StayFields stay={stay} offers={offers}>
        <PricePreview booking={booking} chosen={stay.chosen} offers={offers} />
      </StayFields>
    </Form>
  )
}
