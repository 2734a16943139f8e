import { fieldMessages } from '@academy/contract/messages'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { isRefusal, UnreadableFileError } from '../../base/api-errors.ts'
import { explainReason } from '../../base/explain-failure.ts'
import { useLocale } from '../../base/i18n/locale-context.ts'
import { useTexts } from '../../base/i18n/texts.ts'
import { session } from '../../base/session.ts'
import { useDraft } from '../../base/use-draft-form.ts'
import { usePending } from '../../base/use-pending.ts'
import { useUser } from '../../base/use-user.ts'
import type { UnsavedForm } from '../dialog/unsaved-changes.tsx'
import { listErrors } from './field-errors.ts'
import type { FormProps } from './form.tsx'
import type { Message } from './form-message.tsx'
import { formTexts } from './texts.ts'
import { type FormRules, useValidatedForm } from './use-validated-form.ts'

interface KeptInput {
  /** The name of the draft in this browser; none for values that are soon out of date. */
  draft?: string | undefined
  /** The version of the initial values, where several people edit the same; a draft keeps it. */
  version?: number | undefined
}

interface Options<Input extends FieldValues, Output> extends FormRules<Input, Output>, KeptInput {
  /** Earlier input kept by the caller. */
  kept?: object | undefined
  /** Sends the values; a returned text is shown as success. */
  send: (values: Output) => Promise<string | undefined> | Promise<void>
  /** Returns the message about the form when `send` throws, if any; by default the reason. */
  explainFailure?: (error: unknown) => string | undefined
  /** Whether an error is about a missing value, judged by its code and the value of its field. */
  isMissing?: (code: string, value: unknown) => boolean
  /** Whether a dialog around the form asks before its input is lost; true by default. */
  isGuarded?: boolean
}

/** The login, which returns to this page. Drafts are kept. */
const loginHere = () =>
  `/auth/login?${new URLSearchParams({ return: location.pathname + location.search + location.hash })}`

const isBlank = (_: string, value: unknown) => value === undefined || value === '' || value === false

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

type VersionedDraft = FieldValues & { version?: number }

/** What was typed on an earlier visit. */
const useFoundDraft = ({ draft: name, version = 0 }: KeptInput) => {
  const draft = useDraft<VersionedDraft>(session()?.user_data.id ?? 'tab', name && `dialog:${name}`)
  const { version: draftVersion, ...values } = draft.found?.values ?? {}
  /** The version that the input is based on. */
  const base = useRef(draftVersion ?? version)
  return { ...draft, values: draft.found && values, base }
}

type FoundDraft = ReturnType<typeof useFoundDraft>

/** Keeps the changed values as a draft, and knows what would be lost. */
const useChanges = <Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  draft: FoundDraft,
  { draft: name, known, version = 0 }: KeptInput & { known: object | undefined },
) => {
  const { keep, forget, base } = draft
  const [isDraft, setDraft] = useState(draft.values !== undefined)
  // The values at first, to detect changes.
  const before = useRef({ values: known ?? {}, version })
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
  }, [form, name, keep, changes, base])
  const unsaved: UnsavedForm = {
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
  const onDiscardDraft = isDraft ? () => restart(before.current.values, before.current.version) : undefined
  return { unsaved, onDiscardDraft, restart }
}

/**
 * A form validated by the contract. The input stays, whatever the outcome; a draft keeps it over a reload, and a dialog
 * around the form asks before it is lost.
 */
export const useContractForm = <Input extends FieldValues, Output>({
  send,
  explainFailure,
  isMissing = isBlank,
  isGuarded = true,
  draft: name,
  version,
  kept,
  known,
  ...rules
}: Options<Input, Output>) => {
  const texts = useTexts(formTexts)
  const locale = useLocale()
  const draft = useFoundDraft({ draft: name, version })
  const { form, field, check, recheck, setServerErrors } = useValidatedForm({
    ...rules,
    known: { ...known, ...draft.values, ...kept } as DefaultValues<Input>,
  })
  const { unsaved, onDiscardDraft, restart } = useChanges(form, draft, { draft: name, version, known })
  const [message, setMessage] = useState<Message>()
  /** How often the form was submitted or refused. */
  const [attempts, setAttempts] = useState(0)
  const isLoggedIn = useUser() !== undefined
  // Only the message of an ended login has a link: to a new one.
  useEffect(() => {
    if (isLoggedIn) setMessage(shown => (shown?.link ? undefined : shown))
  }, [isLoggedIn])
  // Not the form's own `isSubmitting`, which stays set when validation throws.
  const { isPending, run } = usePending()

  const refuseFile = ({ field: name }: UnreadableFileError) => {
    const error = { type: 'FILE_UNREADABLE', message: fieldMessages.FILE_UNREADABLE[locale] }
    form.setError(name as Path<Input>, error, { shouldFocus: true })
    setMessage({ tone: 'failure', text: texts.checkInput })
  }
  const refuse = (error: unknown) => {
    setAttempts(count => count + 1)
    if (error instanceof UnreadableFileError) return refuseFile(error)
    setServerErrors(error)
    const text = explainFailure ? explainFailure(error) : explainReason(error, locale)
    if (!text) return
    const link = isRefusal(error, 'unauthorized') ? { label: texts.logIn, href: loginHere() } : undefined
    setMessage({ tone: 'failure', text, link })
  }
  const submitValues = async (values: Output) => {
    try {
      const text = await send(values)
      draft.forget()
      if (text) setMessage({ tone: 'success', text })
    } catch (error) {
      refuse(error)
    }
  }
  const showInvalid = (wrong: object) => {
    const lacksAny = listErrors(wrong).some(({ name, error }) =>
      isMissing(error.type, form.getValues(name as Path<Input>)),
    )
    setMessage({ tone: 'failure', text: lacksAny ? texts.allRequired : texts.checkInput })
  }
  // A second press is ignored while the first one is pending.
  const onSubmit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    return run(async () => {
      setMessage(undefined)
      await form.handleSubmit(submitValues, showInvalid)()
      // The form state contains the errors only now.
      setAttempts(count => count + 1)
    })
  }
  const clearMessage = () => setMessage(undefined)
  return {
    form,
    field,
    check,
    recheck,
    refuse,
    clearMessage,
    attempts,
    base: draft.base,
    restart,
    frame: {
      message,
      onSubmit,
      isBusy: isPending,
      onDiscardDraft,
      unsaved: { ...unsaved, hasChanges: () => isGuarded && unsaved.hasChanges() },
    } satisfies Partial<FormProps>,
  }
}
