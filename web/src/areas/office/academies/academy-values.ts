import { localized, localizedBy } from '@academy/contract/base/locale'
import type { AcademyInput } from '@academy/contract/office/academies/academy-input'
import {
  type CancellationTerms,
  defaultLodgingTerms,
  defaultWithdrawalTerms,
} from '@academy/contract/office/academies/cancellation-terms'
import type { OfficeAcademy } from '@academy/contract/office/academies/schemas'
import type { z } from 'zod'

export type TypedAcademy = z.input<typeof AcademyInput>

// The form changes its values, so it gets lists of its own.
const copyOf = ({ steps, last_percent }: CancellationTerms) => ({
  steps: steps.map(step => ({ ...step })),
  last_percent,
})

/** What the form shows of an academy. */
export const typedOf = (academy: OfficeAcademy): TypedAcademy => ({
  start_date_academy: academy.start_date_academy,
  end_date_academy: academy.end_date_academy,
  end_date_application: academy.end_date_application,
  lodging_free_until: academy.lodging_free_until,
  place_name: academy.place_name,
  handling_fee: academy.handling_fee,
  recording_fee: academy.recording_fee,
  offer_hours: academy.offer_hours,
  shows_waiting_rank: academy.shows_waiting_rank,
  ...localizedBy('scholarship', locale => academy[`scholarship_${locale}`]),
  scholarship_url: academy.scholarship_url,
  withdrawal_terms: copyOf(academy.withdrawal_terms),
  lodging_terms: copyOf(academy.lodging_terms),
})

/** An academy to begin with; its days are the office's to say. */
export const newAcademy = (place_name: string): TypedAcademy => ({
  start_date_academy: '',
  end_date_academy: '',
  end_date_application: '',
  lodging_free_until: null,
  place_name,
  handling_fee: 75,
  recording_fee: 15,
  offer_hours: 48,
  shows_waiting_rank: false,
  ...localized('scholarship', ''),
  scholarship_url: '',
  withdrawal_terms: copyOf(defaultWithdrawalTerms),
  lodging_terms: copyOf(defaultLodgingTerms),
})
