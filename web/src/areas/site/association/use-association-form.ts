import { inFours } from '@academy/contract/base/iban'
import { AssociationChange, type StoredAssociation } from '@academy/contract/site/association/schemas'
import type { z } from 'zod'
import type { Call } from '../../../base/api.ts'
import { useVersionedForm } from '../../../ui/form/use-versioned-form.ts'
import { loadAssociation, saveAssociation } from './api.ts'

export interface AssociationFormProps {
  call: Call
  association: StoredAssociation
  onSaved: (association: StoredAssociation) => void | Promise<void>
}

type TypedAssociation = z.input<typeof AssociationChange>

const typedOf = (association: StoredAssociation): TypedAssociation => ({
  ...association,
  iban: inFours(association.iban),
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
