import { AcademyInput } from '@academy/contract/academies/academy-input'
import type { OfficeAcademy } from '@academy/contract/academies/schemas'
import type { Call } from '../../lib/api.ts'
import { useSite } from '../../lib/site.ts'
import { useVersionedForm } from '../../ui/form/use-versioned-form.ts'
import { newAcademy, type TypedAcademy, typedOf } from './academy-values.ts'
import { loadAcademy, saveAcademy } from './api.ts'

export interface AcademyFormProps {
  call: Call
  /** Undefined for a new academy. */
  academy: OfficeAcademy | undefined
  onSaved: (academy: OfficeAcademy) => Promise<void>
}

/** The state of the form. */
export const useAcademyForm = ({ call, academy, onSaved }: AcademyFormProps) => {
  const { place } = useSite()
  return useVersionedForm<TypedAcademy, AcademyInput, OfficeAcademy>({
    schema: AcademyInput,
    draft: `academy:${academy?.id ?? 'new'}`,
    known: academy ? typedOf(academy) : newAcademy(place),
    version: academy?.version ?? 0,
    typedOf,
    save: (values, version) => saveAcademy(call, academy && { id: academy.id, version }, values),
    loadNewest: () => loadAcademy(call, academy?.id ?? 0),
    onSaved,
  })
}
