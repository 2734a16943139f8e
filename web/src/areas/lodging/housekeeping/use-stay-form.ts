import { stayErrors } from '@academy/contract/base/period'
import type { LodgingOptions } from '@academy/contract/lodging/bookings/endpoints'
import { type Booking, OfficeBookingInput } from '@academy/contract/lodging/bookings/schemas'
import { needsErrors, type SpecialDiet } from '@academy/contract/people/arrival-details/diets'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useNeedsConsent } from '../../people/consents/needs-consent.tsx'

type TypedStay = z.input<typeof OfficeBookingInput>
export type StayInput = z.output<typeof OfficeBookingInput>

type Board = Pick<
  TypedStay,
  'academy_room_type_id' | 'academy_meal_type_id' | 'diet' | 'special_diets' | 'allergies'
>

/**
 * Without a room there are no meals, without meals no diet, and vegan meals are without meat. Without meals the form does
 * not ask for allergies, and those that are known stay.
 */
const withoutSurplus = <C extends Board>(choice: C): C => {
  const academy_meal_type_id = choice.academy_room_type_id ? choice.academy_meal_type_id : null
  const diet = academy_meal_type_id ? choice.diet : null
  const fits = (one: SpecialDiet) => diet && (one !== 'VEGAN' || diet === 'VEGETARIAN')
  const allergies = academy_meal_type_id ? choice.allergies : undefined
  const special_diets = (choice.special_diets ?? []).filter(fits)
  return { ...choice, academy_meal_type_id, diet, special_diets, allergies }
}

interface StayFormOptions {
  draft: string
  options: LodgingOptions
  known: Partial<TypedStay>
  /** Whether the person has consented to special diets and allergies; otherwise the form asks. */
  hasNeedsConsent: boolean
  /** Whether the office fills in the form for a person. */
  isOffice?: boolean
  send: (stay: StayInput) => Promise<void>
}

/** What is booked, as the form of a change shows it: that asks for no agreement. */
export const typedStay = (booking: Booking) => ({
  start_date: booking.start_date,
  end_date: booking.end_date,
  academy_room_type_id: booking.room_type?.id ?? null,
  academy_meal_type_id: booking.meal_type?.id ?? null,
  diet: booking.diet,
  special_diets: booking.special_diets,
  allergies: booking.allergies,
  comment: booking.comment,
  told_terms: true as const,
})

/** The form of a stay, for a change and for a new booking. */
export const useStayForm = ({
  draft,
  options,
  known,
  hasNeedsConsent,
  isOffice = false,
  send,
}: StayFormOptions) => {
  const needs = useNeedsConsent(hasNeedsConsent)
  const fields = useContractForm<TypedStay, StayInput>({
    schema: OfficeBookingInput,
    draft,
    known: { needs_wording: null, ...known },
    prepare: withoutSurplus,
    check: async choice => ({
      ...stayErrors(choice, options),
      ...needsErrors(choice, { known, hasConsent: needs.hasConsent, isOffice }),
    }),
    send: async stay => {
      await needs.send(() => send(stay))
    },
  })
  const chosen = withoutSurplus(useWatch({ control: fields.form.control }) as TypedStay)
  return { ...fields, chosen, isOffice, hasNeedsConsent: needs.hasConsent }
}
export type StayForm = ReturnType<typeof useStayForm>
