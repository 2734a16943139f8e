import { AcademyInput } from '@academy/contract/office/academies/academy-input'
import type { OfficeAcademy } from '@academy/contract/office/academies/schemas'
import { useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { concernedToConfirm } from '../../../base/api-errors.ts'
import { useSite } from '../../../base/site.ts'
import { useConfirmation } from '../../../ui/dialog/use-confirmation.ts'
import { useVersionedForm } from '../../../ui/form/use-versioned-form.ts'
import { newAcademy, type TypedAcademy, typedOf } from './academy-values.ts'
import { loadAcademy, saveAcademy } from './api.ts'
import type { ChangedDeadline } from './deadline-question.tsx'

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
  const { ask, dialog } = useConfirmation()
  const [changed, setChanged] = useState<ChangedDeadline>()
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
      setChanged({ before: academy, after: values, concerned })
      // Somebody may pay meanwhile: then the new number is shown again.
      return (await ask()) ? save(values, version, concerned.count) : undefined
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
  return { ...form, question: { dialog, changed } }
}
