import { AcademyInput } from '@academy/contract/academies/academy-input'
import type { OfficeAcademy } from '@academy/contract/academies/schemas'
import { useRef, useState } from 'react'
import type { Call } from '../../lib/api.ts'
import { isRefusal } from '../../lib/api-errors.ts'
import { explainUnsaved } from '../../lib/explain-failure.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useDialogForm } from '../../ui/form/use-dialog-form.ts'
import { newAcademy, type TypedAcademy, typedOf } from './academy-values.ts'
import { loadAcademy, saveAcademy } from './api.ts'

export interface AcademyFormProps {
  call: Call
  /** Undefined for a new academy. */
  academy: OfficeAcademy | undefined
  onSaved: (academy: OfficeAcademy) => Promise<void>
}

/** The state of the form. A save of an older version asks which one counts; what was typed stays. */
export const useAcademyForm = ({ call, academy, onSaved }: AcademyFormProps) => {
  const locale = useLocale()
  const [hasConflict, setConflict] = useState(false)
  const version = useRef(academy?.version ?? 0)
  const fields = useDialogForm<TypedAcademy, AcademyInput>({
    schema: AcademyInput,
    draft: `academy:${academy ? `${academy.id}:${academy.version}` : 'new'}`,
    known: academy ? typedOf(academy) : newAcademy(),
    send: async values => {
      setConflict(false)
      try {
        const known = academy && { id: academy.id, version: version.current }
        await onSaved(await saveAcademy(call, known, values))
      } catch (error) {
        if (!isRefusal(error, 'changed_meanwhile')) throw error
        setConflict(true)
      }
      return undefined
    },
    explainFailure: error => explainUnsaved(error, locale),
  })
  const { form, frame, refuse } = fields

  /** Loads the newest version, and returns whether that succeeded. */
  const loadNewest = async (): Promise<OfficeAcademy | undefined> => {
    if (!academy) return undefined
    try {
      const newest = await loadAcademy(call, academy.id)
      version.current = newest.version
      return newest
    } catch (error) {
      refuse(error)
      return undefined
    }
  }
  const keepMine = async () => {
    if (await loadNewest()) await frame.onSubmit({ preventDefault: () => {} })
  }
  const takeTheirs = async () => {
    const newest = await loadNewest()
    if (!newest) return
    setConflict(false)
    form.reset(typedOf(newest))
  }
  return { ...fields, hasConflict, keepMine, takeTheirs }
}
