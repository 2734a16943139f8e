import { withoutSpaces } from '@academy/contract/base/iban'
import { AssociationChange, type StoredAssociation } from '@academy/contract/site/association/schemas'
import type { z } from 'zod'
import type { Call } from '../../../base/api.ts'
import { useVersionedForm } from '../../../ui/form/use-versioned-form.ts'
import { loadAssociation, saveAssociation } from './api.ts'

/** Groups an IBAN for display: AT611904300234573201 → AT61 1904 3002 3457 3201 */
export const formatIban = (iban: string): string => withoutSpaces(iban).replace(/(.{4})(?=.)/g, '$1 ')

export interface AssociationFormProps {
  call: Call
  association: StoredAssociation
  onSaved: (association: StoredAssociation) => void | Promise<void>
}

type TypedAssociation = z.input<typeof AssociationChange>

const typedOf = (association: StoredAssociation): TypedAssociation => ({
  ...association,
  iban: formatIban(association.iban),
})

/** The state of the form. */
export const useAssociationForm = ({ call, association, onSaved }: AssociationFormProps) =>
  useVersionedForm<TypedAssociation, AssociationChange, StoredAssociation>({
    schema: AssociationChange,
    draft: 'association',
    known: typedOf(association),
    version: association.version,
    typedOf,
    save: (values, version) => saveAssociation(call, { ...values, version }),
    loadNewest: () => loadAssociation(call),
    onSaved,
  })

export type AssociationFields = Pick<ReturnType<typeof useAssociationForm>, 'form' | 'field'>
