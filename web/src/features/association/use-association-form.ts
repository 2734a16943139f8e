import { AssociationChange, type StoredAssociation } from '@academy/contract/association/schemas'
import { withoutSpaces } from '@academy/contract/payments/iban'
import { useState } from 'react'
import type { Call } from '../../lib/api.ts'
import { isRefusal } from '../../lib/api-errors.ts'
import { explainReason } from '../../lib/explain-failure.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useDialogForm } from '../../ui/form/use-dialog-form.ts'
import { loadAssociation, saveAssociation } from './api.ts'

/** Groups an IBAN for display: AT611904300234573201 → AT61 1904 3002 3457 3201 */
export const formatIban = (iban: string): string => withoutSpaces(iban).replace(/(.{4})(?=.)/g, '$1 ')

export interface AssociationFormProps {
  call: Call
  association: StoredAssociation
  /** Shows another state of the association: the saved one, or that of somebody else. */
  onShow: (association: StoredAssociation) => void
  onSaved: (association: StoredAssociation) => void | Promise<void>
}

/** The form of the association. A save of an older version is refused; the input stays until it is decided. */
export const useAssociationForm = ({ call, association, onShow, onSaved }: AssociationFormProps) => {
  const locale = useLocale()
  const [hasConflict, setConflict] = useState(false)
  const { form, field, refuse, frame } = useDialogForm({
    schema: AssociationChange,
    draft: 'association',
    known: { ...association, iban: formatIban(association.iban) },
    send: async values => {
      setConflict(false)
      try {
        await onSaved(await saveAssociation(call, values))
      } catch (error) {
        if (isRefusal(error, 'changed_meanwhile')) setConflict(true)
        throw error
      }
      return undefined
    },
    explainFailure: error =>
      isRefusal(error, 'changed_meanwhile') ? undefined : explainReason(error, locale),
  })
  /** Saves over the version of somebody else. */
  const keepMine = async () => {
    try {
      form.setValue('version', (await loadAssociation(call)).version)
    } catch (error) {
      return refuse(error)
    }
    await frame.onSubmit({ preventDefault: () => {} })
  }
  const takeTheirs = async () => {
    try {
      const theirs = await loadAssociation(call)
      frame.unsaved.discard?.()
      onShow(theirs)
    } catch (error) {
      refuse(error)
    }
  }
  return { form, field, frame, hasConflict, keepMine, takeTheirs }
}

export type AssociationFields = Pick<ReturnType<typeof useAssociationForm>, 'form' | 'field'>
