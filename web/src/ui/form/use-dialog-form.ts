import { useCallback, useEffect, useRef, useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { session } from '../../base/session.ts'
import { useDraft } from '../../base/use-draft-form.ts'
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
  /** The version of the initial values, where several people edit the same; a draft keeps it. */
  version?: number
}

type VersionedDraft = FieldValues & { version?: number }

/** A form in a dialog: the dialog warns before input is lost, and a draft survives a reload. */
export const useDialogForm = <Input extends FieldValues, Output>({
  draft: name,
  kept,
  known,
  version = 0,
  send,
  ...options
}: Options<Input, Output>) => {
  const draft = useDraft<VersionedDraft>(session()?.user_data.id ?? 'tab', name && `dialog:${name}`)
  const { version: draftVersion, ...draftValues } = draft.found?.values ?? {}
  const found = draft.found ? draftValues : undefined
  const [isDraft, setDraft] = useState(found !== undefined)
  // The values when the dialog opened, to detect changes.
  const before = useRef({ values: (known ?? {}) as object, version })
  /** The version that the input is based on. */
  const base = useRef(draftVersion ?? version)
  const fields = useContractForm<Input, Output>({
    ...options,
    known: { ...known, ...found, ...kept } as DefaultValues<Input>,
    send: async values => {
      const text = await send(values)
      draft.forget()
      return text
    },
  })
  const { form } = fields
  const { keep, forget } = draft
  const changes = useCallback(
    (values: Input = form.getValues()) => changedValues<Input>(values, before.current.values),
    [form],
  )
  useEffect(() => {
    if (!name) return
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const changed = changes(values)
        const isVersioned = base.current > 0 && Object.keys(changed).length > 0
        keep(isVersioned ? { ...changed, version: base.current } : changed)
      },
    })
  }, [form, name, keep, changes])
  const unsaved: Unsaved = {
    hasChanges: () => Object.keys(changes()).length > 0,
    discard: forget,
  }
  /** Begins again with these values; without `replacesInput` the input stays, and differs from them. */
  const restart = (values: object, savedVersion: number, replacesInput = true) => {
    before.current = { values, version: savedVersion }
    base.current = savedVersion
    if (replacesInput) form.reset(values as Input)
    setDraft(false)
    forget()
  }
  const frame = {
    ...fields.frame,
    unsaved,
    onDiscardDraft: isDraft ? () => restart(before.current.values, before.current.version) : undefined,
  } satisfies Partial<FormProps>
  return { ...fields, frame, base, restart }
}
