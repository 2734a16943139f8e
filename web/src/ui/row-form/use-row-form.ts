import { useBlocker } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { explainReason } from '../../base/explain-failure.ts'
import { useLocale } from '../../base/i18n/locale-context.ts'
import type { Schema } from '../form/contract-resolver.ts'
import { changedValues, useContractForm } from '../form/use-contract-form.ts'
import { isConflict } from '../form/use-version.ts'
import type { RowEvents } from './use-row-editing.tsx'

interface RowFormOptions<Input extends FieldValues, Output>
  extends Pick<RowEvents, 'onDone' | 'onReload' | 'onRebase' | 'leave'> {
  schema: Schema<Input, Output>
  known: DefaultValues<Input>
  /** The version of an existing row. */
  version?: number | undefined
  /** The name of the draft of a new entry; an existing one has none. */
  draft?: string | undefined
  /** Resolves to false if the person changed their mind. */
  save: (values: Output) => Promise<boolean>
}

/** The form of one row: see `RowForm`. What was typed stays until it is saved or given up. */
export const useRowForm = <Input extends FieldValues, Output>({
  schema,
  known,
  draft,
  version,
  save,
  onDone,
  onReload,
  onRebase,
  leave,
}: RowFormOptions<Input, Output>) => {
  const locale = useLocale()
  const [hasConflict, setConflict] = useState(false)
  const isKept = useRef(false)
  const isSubmitted = useRef(false)
  const { form, field, frame } = useContractForm<Input, Output>({
    // Who passes through an empty row has not tried to fill it in.
    schema: {
      safeParseAsync: async typed => {
        const isUntouched = draft && Object.keys(changedValues(typed as Input, known)).length === 0
        return isUntouched && !isSubmitted.current
          ? { success: false, error: { issues: [] } }
          : schema.safeParseAsync(typed)
      },
    },
    known,
    draft,
    send: async values => {
      setConflict(false)
      const isSaved = await save(values).catch((error: unknown) => {
        setConflict(isConflict(error))
        throw error
      })
      if (isSaved) await end(true)
    },
    // The note about a conflict says so; a message would repeat it.
    explainFailure: error => (isConflict(error) ? undefined : explainReason(error, locale)),
  })
  const end = (isSaved: boolean) => {
    frame.unsaved.discard?.()
    return onDone(isSaved)
  }
  const question = useDiscardQuestion(frame.unsaved.hasChanges, leave)
  const { message, isBusy, onDiscardDraft } = frame
  const onSubmit = (event: { preventDefault: () => void }) => {
    isSubmitted.current = true
    return frame.onSubmit(event)
  }
  const saveAgain = useEffectEvent(() => {
    if (isKept.current) void onSubmit({ preventDefault: () => {} })
    isKept.current = false
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the input is sent again with the version of somebody else
  useEffect(() => saveAgain(), [version])
  const onKeepMine = async () => {
    isKept.current = true
    onRebase?.()
  }
  const conflict = hasConflict && onReload ? { onKeepMine, onTakeTheirs: onReload } : undefined
  const onUndo = () => question.ask(() => void end(false))
  const row = {
    message,
    onSubmit,
    isBusy,
    onDiscardDraft,
    conflict,
    onUndo,
    discardQuestion: question.dialog,
  }
  return { form, field, row }
}

/** Asks before changes are lost: by an undo, by the editor of another row, or by another page. */
const useDiscardQuestion = (hasChanges: () => boolean, leave: RowEvents['leave']) => {
  const [next, setNext] = useState<() => void>()
  const ask = (then: () => void) => (hasChanges() ? setNext(() => then) : then())
  const blocker = useBlocker({
    // The draft of a new row stays.
    shouldBlockFn: ({ current, next: to }) =>
      leave !== undefined && current.pathname !== to.pathname && hasChanges(),
    enableBeforeUnload: false,
    withResolver: true,
  })
  useEffect(() => {
    if (!leave) return
    leave.current = ask
    return () => {
      leave.current = undefined
    }
  })
  const close = () => {
    setNext(undefined)
    blocker.reset?.()
  }
  const dialog = {
    isOpen: next !== undefined || blocker.status === 'blocked',
    onKeepEditing: close,
    onDiscard: () => {
      setNext(undefined)
      next?.()
      blocker.proceed?.()
    },
  }
  return { ask, dialog }
}
