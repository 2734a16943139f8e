import type { OfficeSurvey, SurveyInput } from '@academy/contract/surveys/schemas'
import { useCallback, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { clearAlerts, showAlert } from '../../lib/alerts.ts'
import type { Call } from '../../lib/api.ts'
import { ApiError, isRefusal } from '../../lib/api-errors.ts'
import { draftStore } from '../../lib/drafts.ts'
import { explainUnsaved } from '../../lib/explain-failure.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { useDraft, useDraftForm } from '../../lib/use-draft-form.ts'
import { formTexts } from '../../ui/form/texts.ts'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { loadSurvey, saveSurvey } from './api.ts'
import { editorTexts } from './editor-texts.ts'
import { isMissing, surveyRules, withPlacesOf } from './survey-rules.ts'
import { bodyOf, isSame, rebaseOnto, type TypedSurvey, withEditorKeys, withSavedIds } from './typed-survey.ts'

export interface EditorProps {
  call: Call
  personId: number
  /** The saved survey; undefined for a new one. */
  survey: OfficeSurvey | undefined
  /** The initial values without a draft. */
  start: TypedSurvey
  onSaved: (survey: OfficeSurvey) => void | Promise<void>
}

type SurveyDraft = TypedSurvey & { version: number }

const draftOf = (survey: OfficeSurvey | undefined) => `survey:${survey?.id ?? 'new'}`
const keptAt = (personId: number, survey: OfficeSurvey | undefined) =>
  draftStore<SurveyDraft>(personId, draftOf(survey))

/** Whether this person has a draft of a new survey. */
export const hasBegun = (personId: number): boolean => keptAt(personId, undefined).read() !== undefined

/** The state of the survey editor. Changes are kept as a draft in the browser until saved. */
export const useSurveyEditor = ({ call, personId, survey, start, onSaved }: EditorProps) => {
  const texts = useTexts(editorTexts)
  const { checkInput } = useTexts(formTexts)
  const locale = useLocale()
  const draft = useDraft<SurveyDraft>(personId, draftOf(survey), values => {
    const { version, ...words } = values ?? {}
    known.current.version = version ?? known.current.version
    form.reset({ ...known.current.typed, ...words })
  })
  const { version: keptVersion, ...kept } = draft.found?.values ?? {}
  const [begin] = useState<TypedSurvey>({ ...start, ...kept })
  const [isDraft, setKept] = useState(!isSame(begin, start))
  const [hasConflict, setConflict] = useState(false)
  const known = useRef({ typed: start, version: keptVersion ?? survey?.version ?? 0 })

  const settle = async (sent: TypedSurvey, saved: OfficeSurvey) => {
    const after = withEditorKeys(sent, saved)
    known.current = { typed: after, version: saved.version }
    const now = form.getValues()
    const isUnchanged = isSame(now, sent)
    const next = isUnchanged ? after : withSavedIds(now, after)
    // Changes typed into a new survey during its first save become a draft of the saved survey, whose page
    // opens next.
    if (!survey && !isUnchanged) keptAt(personId, saved).keep({ ...next, version: saved.version })
    // Clone it, because the form mutates its values.
    form.setValues(structuredClone(survey ? next : after))
    setKept(false)
    await onSaved(saved)
    showAlert('success', texts.saved)
  }
  const send = async () => {
    const sent = structuredClone(form.getValues())
    try {
      const { version } = known.current
      const saved = await saveSurvey(call, survey && { id: survey.id, version }, bodyOf(sent))
      await settle(sent, saved)
    } catch (error) {
      if (!isRefusal(error, 'survey_changed')) throw withPlacesOf(error, sent, form.getValues())
      setConflict(true)
    }
    return undefined
  }
  const { form, field, check, refuse, clearMessage, attempts, frame } = useContractForm<
    TypedSurvey,
    SurveyInput
  >({
    ...surveyRules,
    isMissing,
    shouldFocusError: false,
    known: begin,
    send,
    explainFailure: error =>
      error instanceof ApiError && error.failure.errors ? checkInput : explainUnsaved(error, locale),
  })
  const { keep: keepDraft, forget } = draft
  const keep = useCallback(
    (values: TypedSurvey) => {
      if (isSame(values, known.current.typed)) forget()
      else keepDraft({ ...values, version: known.current.version })
    },
    [keepDraft, forget],
  )
  useDraftForm(form, { keep })
  const typed = useWatch({ control: form.control }) as TypedSurvey

  const save = (event?: { preventDefault: () => void }) => {
    clearAlerts()
    setConflict(false)
    return frame.onSubmit(event ?? { preventDefault: () => {} })
  }
  /** Overwrites the version saved by someone else. */
  const keepMine = async () => {
    if (!survey) return
    try {
      const newer = await loadSurvey(call, survey.id)
      known.current = { ...known.current, version: newer.version }
      form.setValues(rebaseOnto(form.getValues(), newer))
    } catch (error) {
      return refuse(error)
    }
    await save()
  }
  return {
    form,
    field,
    check,
    typed,
    attempts,
    message: frame.message,
    isSaving: frame.isBusy,
    hasConflict,
    otherTab: draft.otherTab,
    /** A draft from an earlier visit was restored. */
    isDraft,
    /** The survey is new or has unsaved changes. */
    isUnsaved: !survey || !isSame(typed, known.current.typed),
    isDirty: () => !isSame(form.getValues(), known.current.typed),
    save,
    keepMine,
    /** Discards the draft. */
    discardDraft: () => {
      known.current.version = Math.max(known.current.version, survey?.version ?? 0)
      form.reset(known.current.typed)
      forget()
      clearMessage()
      setConflict(false)
    },
  }
}

export type SurveyEditing = ReturnType<typeof useSurveyEditor>
