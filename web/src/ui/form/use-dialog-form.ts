import { useEffect, useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { session } from '../../lib/session.ts'
import { useDraft } from '../../lib/use-draft-form.ts'
import type { Unsaved } from '../dialog/unsaved-changes.tsx'
import type { FormProps } from './form.tsx'
import { useContractForm } from './use-contract-form.ts'

/** Empty has several representations: untouched, cleared, or never known. */
const plain = (value: unknown): unknown => {
  if (value === undefined || value === null || value === false || Number.isNaN(value)) return ''
  if (value instanceof File) return value
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Returns the changed values, by field. */
export const changedValues = <Values extends object>(typed: Values, known: object): Partial<Values> => {
  const before = new Map(Object.entries(known))
  const changed = Object.entries(typed).filter(([name, value]) => plain(value) !== plain(before.get(name)))
  return Object.fromEntries(changed) as Partial<Values>
}

type Options<Input extends FieldValues, Output> = Parameters<typeof useContractForm<Input, Output>>[0] & {
  /** The name of the draft in this browser; none for values that are soon out of date. */
  draft?: string
  /** Earlier input kept by the caller. */
  kept?: object | undefined
}

/** A form in a dialog: the dialog warns before input is lost, and a draft survives a reload. */
export const useDialogForm = <Input extends FieldValues, Output>({
  draft: name,
  kept,
  known,
  send,
  ...options
}: Options<Input, Output>) => {
  const draft = useDraft<FieldValues>(session()?.user_data.id ?? 'tab', `dialog:${name}`)
  const found = name ? draft.found?.values : undefined
  // The values when the dialog opened, to detect changes.
  const [before] = useState<object>(known ?? {})
  const fields = useContractForm<Input, Output>({
    ...options,
    known: { ...before, ...found, ...kept } as DefaultValues<Input>,
    send: async values => {
      const text = await send(values)
      if (name) draft.forget()
      return text
    },
  })
  const { form } = fields
  const { keep, forget } = draft
  useEffect(() => {
    if (!name) return
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keep(changedValues(values, before)),
    })
  }, [form, name, keep, before])
  const unsaved: Unsaved = {
    hasChanges: () => Object.keys(changedValues(form.getValues(), before)).length > 0,
    discard: () => name && forget(),
  }
  /** Restores the initial values. */
  const onDiscardDraft = () => {
    form.reset(before as Input)
    forget()
  }
  const frame = {
    ...fields.frame,
    unsaved,
    onDiscardDraft: found && onDiscardDraft,
  } satisfies Partial<FormProps>
  return { ...fields, frame }
}
