import type { DefaultValues, FieldValues } from 'react-hook-form'
import { explainUnsaved } from '../../base/explain-failure.ts'
import { useLocale } from '../../base/i18n/locale-context.ts'
import { changedValues, useContractForm } from './use-contract-form.ts'
import type { FormRules } from './use-validated-form.ts'
import { isConflict, useVersion, type Versioned } from './use-version.ts'

interface VersionedFormOptions<Input extends FieldValues, Output, Saved>
  extends Omit<FormRules<Input, Output>, 'known'> {
  /** The name of the draft in this browser. */
  draft: string
  /** The initial values and their version; 0 for what is new. */
  known: Input
  version: number
  typedOf: (saved: Saved) => Input
  /** Resolves to undefined if the user changed their mind. */
  save: (values: Output, version: number) => Promise<Saved | undefined>
  loadNewest: () => Promise<Saved>
  onSaved: (saved: Saved) => void | Promise<void>
  /** Called after the version of somebody else has replaced the input. */
  onReloaded?: () => void | Promise<void>
}

/**
 * A form for what several people edit. Saving an older version shows `conflict`, the props of `ConflictNote`;
 * the input stays. A draft keeps the version that it is based on.
 */
export const useVersionedForm = <Input extends FieldValues, Output, Saved extends Versioned>({
  save,
  loadNewest,
  typedOf,
  onSaved,
  onReloaded,
  known,
  ...rules
}: VersionedFormOptions<Input, Output, Saved>) => {
  const locale = useLocale()
  const fields = useContractForm<Input, Output>({
    ...rules,
    known: known as DefaultValues<Input>,
    send: async values => {
      const sent = structuredClone(form.getValues())
      const saved = await version.save(current => save(values, current))
      if (!saved) return
      const isUnchanged = Object.keys(changedValues(form.getValues(), sent)).length === 0
      restart(typedOf(saved), saved.version, isUnchanged)
      await onSaved(saved)
    },
    explainFailure: error => (isConflict(error) ? undefined : explainUnsaved(error, locale)),
  })
  const { form, frame, refuse, base, restart } = fields
  const version = useVersion<Saved>({
    base,
    loadNewest,
    refuse,
    submit: () => frame.onSubmit({ preventDefault: () => {} }),
    show: newest => {
      restart(typedOf(newest), newest.version)
      return onReloaded?.()
    },
  })
  return { form, field: fields.field, recheck: fields.recheck, frame, conflict: version.conflict }
}
