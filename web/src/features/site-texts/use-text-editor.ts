import { type Localized, localized } from '@academy/contract/locale'
import type { OfficeTextDetail, TextValue } from '@academy/contract/site-texts/schemas'
import { useCallback, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { clearAlerts, showAlert } from '../../lib/alerts.ts'
import type { Call } from '../../lib/api.ts'
import { ApiError, isRefusal } from '../../lib/api-errors.ts'
import { explainUnsaved } from '../../lib/explain-failure.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { useDraft, useDraftForm } from '../../lib/use-draft-form.ts'
import { formTexts } from '../../ui/form/texts.ts'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { loadText, publishText } from './api.ts'
import { officeTexts } from './office-texts.ts'
import { defaultValues, isSame, shownValues, type TypedText, textRules, typedOf } from './typed-text.ts'

export interface TextEditorProps {
  call: Call
  personId: number
  text: OfficeTextDetail
  onPublished: () => Promise<void>
}

type TextDraft = TypedText & { version: number }
type Values = Localized<'value', TextValue | null>

/** The state of the editor. Changes are kept as a draft in the browser until they are published. */
export const useTextEditor = ({ call, personId, text, onPublished }: TextEditorProps) => {
  const texts = useTexts(officeTexts)
  const { checkInput } = useTexts(formTexts)
  const locale = useLocale()
  const start = typedOf(shownValues(text))
  const draft = useDraft<TextDraft>(personId, `text:${text.key}`, values => {
    const { version, ...typed } = values ?? {}
    known.current.version = version ?? known.current.version
    form.reset({ ...known.current.typed, ...typed })
  })
  const { version: keptVersion, ...kept } = draft.found?.values ?? {}
  const [begin] = useState<TypedText>({ ...start, ...kept })
  const [isDraft, setDraft] = useState(!isSame(begin, start))
  const [hasConflict, setConflict] = useState(false)
  const known = useRef({ typed: start, version: keptVersion ?? text.current?.version ?? 0 })

  const send = async (values: Values) => {
    // The default is stored as such, so that a later version of the program may improve it.
    const isRestored = isSame(values, defaultValues(text))
    const wanted: Values = isRestored ? localized('value', null) : values
    const sent = structuredClone(form.getValues())
    try {
      const { version } = known.current
      const saved = await publishText(call, text.key, { version, ...wanted })
      known.current = { typed: sent, version: saved.current?.version ?? 0 }
      draft.forget()
      setDraft(false)
      await onPublished()
      showAlert('success', texts.published)
    } catch (error) {
      if (!isRefusal(error, 'changed_meanwhile')) throw error
      setConflict(true)
    }
    return undefined
  }
  const { form, field, refuse, attempts, frame } = useContractForm<TypedText, Values>({
    ...textRules(text.rule),
    isMissing: code => code === 'REQUIRED',
    shouldFocusError: false,
    known: begin,
    send,
    explainFailure: error =>
      error instanceof ApiError && error.failure.errors ? checkInput : explainUnsaved(error, locale),
  })
  const { keep: keepDraft, forget } = draft
  const keep = useCallback(
    (values: TypedText) => {
      if (isSame(values, known.current.typed)) forget()
      else keepDraft({ ...values, version: known.current.version })
    },
    [keepDraft, forget],
  )
  useDraftForm(form, { keep })
  const typed = useWatch({ control: form.control }) as TypedText

  const publish = (event?: { preventDefault: () => void }) => {
    clearAlerts()
    setConflict(false)
    return frame.onSubmit(event ?? { preventDefault: () => {} })
  }
  /** Publishes after the version of somebody else. */
  const keepMine = async () => {
    try {
      const newer = await loadText(call, text.key)
      known.current = { ...known.current, version: newer.current?.version ?? 0 }
    } catch (error) {
      return refuse(error)
    }
    await publish()
  }
  return {
    form,
    field,
    typed,
    attempts,
    message: frame.message,
    isPublishing: frame.isBusy,
    hasConflict,
    otherTab: draft.otherTab,
    /** A draft from an earlier visit was restored. */
    isDraft,
    isUnsaved: !isSame(typed, known.current.typed),
    isDirty: () => !isSame(form.getValues(), known.current.typed),
    publish,
    keepMine,
    /** Puts values into the editor without publishing them. */
    take: (values: Values) => {
      form.reset(typedOf(values))
      keep(form.getValues())
    },
    discardDraft: () => {
      forget()
      known.current.version = Math.max(known.current.version, text.current?.version ?? 0)
      form.reset(known.current.typed)
      setDraft(false)
    },
  }
}

export type TextEditing = ReturnType<typeof useTextEditor>
