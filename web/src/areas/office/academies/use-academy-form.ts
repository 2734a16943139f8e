import {
  type CancellationTerms,
  defaultLodgingTerms,
  defaultWithdrawalTerms,
} from '@academy/contract/base/cancellation-terms'
import { localized, localizedBy } from '@academy/contract/base/locale'
import { AcademyInput } from '@academy/contract/office/academies/academy-input'
import type { OfficeAcademy } from '@academy/contract/office/academies/schemas'
import type { z } from 'zod'
import type { Call } from '../../../base/api.ts'
import { concernedToConfirm } from '../../../base/api-errors.ts'
import { useSite } from '../../../base/site.ts'
import { useVersionedForm } from '../../../ui/form/use-versioned-form.ts'
import { loadAcademy, saveAcademy } from './api.ts'
import { useDeadlineQuestion } from './deadline-question.tsx'

export type TypedAcademy = z.input<typeof AcademyInput>

// The form changes its values, so it gets lists of its own.
const copyOf = ({ steps, last_percent }: CancellationTerms) => ({
  steps: steps.map(step => ({ ...step })),
  last_percent,
})

/** What the form shows of an academy. */
const typedOf = (academy: OfficeAcademy): TypedAcademy => ({
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
const newAcademy = (place_name: string): TypedAcademy => ({
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

export interface AcademyFormProps {
  call: Call
  /** Undefined for a new academy. */
  academy: OfficeAcademy | undefined
  today: string
  onSaved: (academy: OfficeAcademy) => Promise<void>
}

/** The state of the form. */
export const useAcademyForm = ({ call, academy, onSaved }: AcademyFormProps) => {
  const { place } = useSite()
  const [ask, question] = useDeadlineQuestion()
  const save = async (
    values: AcademyInput,
    version: number,
    confirmed = 0,
  ): Promise<OfficeAcademy | undefined> => {
    try {
      return await saveAcademy(call, academy && { id: academy.id, version, confirmed }, values)
    } catch (error) {
      const concerned = concernedToConfirm(error)
      if (!concerned || !academy) throw error
      // Somebody may pay meanwhile: then the new number is shown again.
      const isConfirmed = await ask({ before: academy, after: values, concerned })
      return isConfirmed ? save(values, version, concerned.count) : undefined
    }
  }
  const form = useVersionedForm<TypedAcademy, AcademyInput, OfficeAcademy>({
    schema: AcademyInput,
    draft: `academy:${academy?.id ?? 'new'}`,
    known: academy ? typedOf(academy) : newAcademy(place),
    version: academy?.version ?? 0,
    typedOf,
    save: (values, version) => save(values, version),
    loadNewest: () => loadAcademy(call, academy?.id ?? 0),
    onSaved,
  })
  return { ...form, question }
}
