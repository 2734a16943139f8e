import { useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { isRefusal } from '../../lib/api-errors.ts'
import { explainReason } from '../../lib/explain-failure.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import type { Schema } from '../form/contract-resolver.ts'
import { useDialogForm } from '../form/use-dialog-form.ts'

interface RowFormOptions<Input extends FieldValues, Output> {
  schema: Schema<Input, Output>
  known: DefaultValues<Input>
  /** The name of the draft of a new entry; an existing one has none. */
  draft?: string | undefined
  /** Resolves to false if the person changed their mind. */
  save: (values: Output) => Promise<boolean>
  /** Closes the form, or replaces it by an empty one. */
  onDone: (isSaved: boolean) => void | Promise<void>
}

/** The form of one row: see `RowForm`. What was typed stays until it is saved or given up. */
export const useRowForm = <Input extends FieldValues, Output>({
  schema,
  known,
  draft,
  save,
  onDone,
}: RowFormOptions<Input, Output>) => {
  const locale = useLocale()
  const [isStale, setStale] = useState(false)
  const { form, field, frame } = useDialogForm<Input, Output>({
    schema,
    known,
    ...(draft && { draft }),
    send: async values => {
      setStale(false)
      const isSaved = await save(values).catch((error: unknown) => {
        setStale(isRefusal(error, 'changed_meanwhile'))
        throw error
      })
      if (isSaved) await end(true)
      return undefined
    },
    explainFailure: error => explainReason(error, locale),
  })
  const end = (isSaved: boolean) => {
    frame.unsaved.discard?.()
    return onDone(isSaved)
  }
  const { message, onSubmit, isBusy, onDiscardDraft } = frame
  const row = { message, onSubmit, isBusy, onDiscardDraft, isStale, onUndo: () => void end(false) }
  return { form, field, row }
}
