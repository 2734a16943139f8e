import { useCallback, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, useWatch } from 'react-hook-form'
import { clearAlerts, showAlert } from '../../base/alerts.ts'
import { ApiError } from '../../base/api-errors.ts'
import { draftStore } from '../../base/drafts.ts'
import { explainUnsaved } from '../../base/explain-failure.ts'
import { useLocale } from '../../base/i18n/locale-context.ts'
import { useTexts } from '../../base/i18n/texts.ts'
import { useDraft, useDraftForm } from '../../base/use-draft-form.ts'
import { formTexts } from '../form/texts.ts'
import { useContractForm } from '../form/use-contract-form.ts'
import type { FormRules } from '../form/use-validated-form.ts'
import { isConflict, useVersion, type Versioned } from '../form/use-version.ts'

export interface DraftEditorOptions<Typed extends FieldValues, Output, Saved extends Versioned>
  extends Pick<FormRules<Typed, Output>, 'schema' | 'fieldName'> {
  personId: number
  /** The name of the draft in this browser. */
  draft: string
  /** What was loaded, and its version; 0 if nothing is saved yet. */
  start: Typed
  version: number
  typedOf: (saved: Saved) => Typed
  /** Resolves to undefined if the user changed their mind. */
  save: (values: Output, version: number, typed: Typed) => Promise<Saved | undefined>
  loadNewest: () => Promise<Saved>
  onSaved: (saved: Saved) => void | Promise<void>
  /** Called after the version of somebody else has replaced the input. */
  onReloaded?: () => void | Promise<void>
  /** The success message. */
  savedText: string
  /** Compares two states; by default as JSON. */
  isSame?: (one: Typed, other: Typed) => boolean
  /** What the editor holds after a save, such as with the ids of new parts; by default unchanged. */
  afterSave?: (typed: Typed, sent: Typed, saved: Saved) => Typed
  /** The input adapted to a newer version, before it is saved over that. */
  rebase?: (typed: Typed, newest: Saved) => Typed
  /** Adapts a draft from an earlier visit to today. */
  renew?: (typed: Typed) => Typed
  /** Set for what is new: its first save opens a page whose draft has this name. */
  nextDraft?: ((saved: Saved) => string) | undefined
}

const isSameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The state of `DraftEditor`. Input is kept as a draft in this browser until it is saved; a save of an older
 * version lets the user decide.
 */
export const useDraftEditor = <Typed extends FieldValues, Output, Saved extends Versioned>(
  options: DraftEditorOptions<Typed, Output, Saved>,
) => {
  const { start, version, typedOf, isSame = isSameJson, afterSave = typed => typed, nextDraft } = options
  const { checkInput } = useTexts(formTexts)
  const locale = useLocale()
  type Draft = Typed & Versioned
  const draft = useDraft<Draft>(options.personId, options.draft, values => {
    const { version: theirs, ...typed } = values ?? {}
    base.current = theirs ?? saved.current.version
    form.reset({ ...saved.current.typed, ...typed })
  })
  const { version: draftVersion, ...kept } = draft.found?.values ?? {}
  const [begin] = useState<Typed>(() => options.renew?.({ ...start, ...kept }) ?? { ...start, ...kept })
  const [isDraft, setDraft] = useState(!isSame(begin, start))
  /** What is saved, as far as this editor knows. */
  const saved = useRef({ typed: start, version })
  const base = useRef(draftVersion ?? version)

  const settle = async (sent: Typed, stored: Saved) => {
    const now = form.getValues()
    const known = afterSave(sent, sent, stored)
    saved.current = { typed: known, version: stored.version }
    const next = isSame(now, sent) ? known : afterSave(now, sent, stored)
    // Typed during the first save: continues on the page of what was saved.
    if (nextDraft && !isSame(next, known))
      draftStore<Draft>(options.personId, nextDraft(stored)).keep({ ...next, version: stored.version })
    const shown = nextDraft ? known : next
    // Clone it, because the form mutates its values.
    if (!isSameJson(shown, now)) form.setValues(structuredClone(shown))
    keep(shown)
    setDraft(false)
    await options.onSaved(stored)
    showAlert('success', options.savedText)
  }
  const { form, field, check, refuse, clearMessage, attempts, frame } = useContractForm<Typed, Output>({
    schema: options.schema,
    fieldName: options.fieldName,
    isMissing: code => code === 'REQUIRED',
    shouldFocusError: false,
    known: begin as DefaultValues<Typed>,
    send: async values => {
      const sent = structuredClone(form.getValues())
      const stored = await versions.save(current => options.save(values, current, sent))
      if (stored) await settle(sent, stored)
    },
    explainFailure: error => {
      if (isConflict(error)) return undefined
      return error instanceof ApiError && error.failure.errors ? checkInput : explainUnsaved(error, locale)
    },
  })
  const { keep: keepDraft, forget } = draft
  // biome-ignore lint/correctness/useExhaustiveDependencies: the comparison is the same in each render
  const keep = useCallback(
    (values: Typed) => {
      if (isSame(values, saved.current.typed)) forget()
      else keepDraft({ ...values, version: base.current })
    },
    [keepDraft, forget],
  )
  useDraftForm(form, { keep })
  const typed = useWatch({ control: form.control }) as Typed

  const save = async (event: { preventDefault: () => void } = { preventDefault: () => {} }) => {
    clearAlerts()
    await frame.onSubmit(event)
  }
  /** Shows what is saved instead of the input. */
  const discardDraft = () => {
    base.current = saved.current.version
    form.reset(structuredClone(saved.current.typed))
    forget()
    clearMessage()
    versions.clearConflict()
    setDraft(false)
  }
  const versions = useVersion<Saved>({
    base,
    loadNewest: options.loadNewest,
    refuse,
    submit: save,
    rebase: newest => {
      if (options.rebase) form.setValues(options.rebase(form.getValues(), newest))
    },
    show: newest => {
      saved.current = { typed: typedOf(newest), version: newest.version }
      discardDraft()
      return options.onReloaded?.()
    },
  })
  return {
    form,
    field,
    check,
    refuse,
    typed,
    attempts,
    message: frame.message,
    isSaving: frame.isBusy,
    conflict: versions.conflict,
    otherTab: draft.otherTab,
    /** A draft from an earlier visit was restored. */
    isDraft,
    /** What is shown is new or has unsaved changes. */
    isUnsaved: nextDraft !== undefined || !isSame(typed, saved.current.typed),
    isDirty: () => !isSame(form.getValues(), saved.current.typed),
    save,
    discardDraft,
    /** Puts values into the editor without saving them. */
    take: (values: Typed) => {
      form.reset(values)
      keep(form.getValues())
    },
  }
}

export type DraftEditing = Omit<
  ReturnType<typeof useDraftEditor<FieldValues, unknown, Versioned>>,
  'form' | 'field' | 'check' | 'refuse' | 'typed' | 'take'
>
