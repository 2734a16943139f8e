import { fieldMessages } from '@academy/contract/messages'
import type { OfficeSurvey } from '@academy/contract/surveys/schemas'
import { useRef, useState } from 'react'
import { clearAlerts, showAlert } from '../../lib/alerts.ts'
import type { Call } from '../../lib/api.ts'
import { ApiError, isRefusal } from '../../lib/api-errors.ts'
import { draftPlace } from '../../lib/drafts.ts'
import { explainUnsaved } from '../../lib/explain-failure.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { useDraft } from '../../lib/use-draft-form.ts'
import { usePending } from '../../lib/use-pending.ts'
import { type Faults, faultsAt, firstOfEach } from '../../ui/form/field-errors.ts'
import type { Message } from '../../ui/form/form-message.tsx'
import { formTexts } from '../../ui/form/texts.ts'
import { loadSurvey, saveSurvey } from './api.ts'
import { editorTexts } from './editor-texts.ts'
import { byKey, faultsOf } from './survey-rules.ts'
import { bodyOf, isSame, ontoNewer, savedAs, type TypedSurvey, withIdsOf } from './typed-survey.ts'

export interface EditorProps {
  call: Call
  personId: number
  /** As the server has it; nothing for a new one. */
  survey: OfficeSurvey | undefined
  /** What stands in the editor if nothing was typed before. */
  start: TypedSurvey
  onSaved: (survey: OfficeSurvey) => void | Promise<void>
}

type Kept = TypedSurvey & { version: number }

const draftOf = (survey: OfficeSurvey | undefined) => `survey:${survey?.id ?? 'new'}`
const keptAt = (personId: number, survey: OfficeSurvey | undefined) =>
  draftPlace<Kept>(personId, draftOf(survey))

/** Has this person begun to write a new survey? */
export const hasBegun = (personId: number): boolean => keptAt(personId, undefined).read() !== undefined

/** A survey that is being written. What is typed is kept in the browser until the server has it. */
export const useSurveyEditor = ({ call, personId, survey, start, onSaved }: EditorProps) => {
  const texts = useTexts(editorTexts)
  const { allRequired, checkInput } = useTexts(formTexts)
  const locale = useLocale()
  const draft = useDraft<Kept>(personId, draftOf(survey), values => {
    const { version, ...words } = values ?? {}
    known.current.version = version ?? known.current.version
    latest.current = { ...known.current.typed, ...words }
    setTyped(latest.current)
    setFaults({})
  })
  const { version: keptVersion, ...kept } = draft.found?.values ?? {}
  const [typed, setTyped] = useState<TypedSurvey>({ ...start, ...kept })
  const [isKept, setKept] = useState(!isSame(typed, start))
  const [faults, setFaults] = useState<Faults>({})
  const [message, setMessage] = useState<Message>()
  const { isPending: isSaving, run } = usePending()
  const [hasConflict, setConflict] = useState(false)
  /** How often something was refused. */
  const [attempts, setAttempts] = useState(0)
  // What happens while an answer is on its way counts as well.
  const latest = useRef(typed)
  const known = useRef({ typed: start, version: keptVersion ?? survey?.version ?? 0 })

  const put = (next: TypedSurvey) => {
    latest.current = next
    setTyped(next)
    if (isSame(next, known.current.typed)) draft.forget()
    else draft.keep({ ...next, version: known.current.version })
  }
  const lookAt = (fields: readonly string[]) =>
    setFaults(shown => faultsAt(faultsOf(latest.current, locale), [...Object.keys(shown), ...fields]))
  /** Typed, but not done yet: it is looked at when the field is left. */
  const type = (part: Partial<TypedSurvey>) => put({ ...latest.current, ...part })

  const refuse = (wrong: Faults, text: string) => {
    setFaults(wrong)
    setMessage({ tone: 'failure', text })
    setAttempts(count => count + 1)
  }
  const explain = (error: unknown, sent: TypedSurvey) => {
    if (isRefusal(error, 'survey_changed')) return setConflict(true)
    const wrong = error instanceof ApiError ? byKey(firstOfEach(error.failure.errors ?? {}), sent) : {}
    refuse(wrong, Object.keys(wrong).length > 0 ? checkInput : explainUnsaved(error, locale))
  }
  const settle = async (sent: TypedSurvey, saved: OfficeSurvey) => {
    const after = savedAs(sent, saved)
    known.current = { typed: after, version: saved.version }
    const next = latest.current === sent ? after : withIdsOf(latest.current, after)
    // What was typed into a new survey meanwhile waits on the page that the survey has from now on.
    if (!survey && next !== after) keptAt(personId, saved).keep({ ...next, version: saved.version })
    put(survey ? next : after)
    setKept(false)
    await onSaved(saved)
    showAlert('success', texts.saved)
  }
  const send = async () => {
    const sent = latest.current
    try {
      const { version } = known.current
      const saved = await saveSurvey(call, survey && { id: survey.id, version }, bodyOf(sent))
      await settle(sent, saved)
    } catch (error) {
      explain(error, sent)
    }
  }
  const save = async () => {
    if (isSaving) return
    clearAlerts()
    setMessage(undefined)
    setConflict(false)
    const wrong = faultsOf(latest.current, locale)
    const isMissingAny = Object.values(wrong).includes(fieldMessages.REQUIRED[locale])
    if (Object.keys(wrong).length > 0) refuse(wrong, isMissingAny ? allRequired : checkInput)
    else await run(send)
  }
  /** Saves the own words over what somebody else has saved. */
  const keepMine = async () => {
    if (!survey) return
    try {
      const newer = await loadSurvey(call, survey.id)
      known.current = { ...known.current, version: newer.version }
      put(ontoNewer(latest.current, newer))
    } catch (error) {
      return explain(error, latest.current)
    }
    await save()
  }
  return {
    typed,
    faults,
    message,
    attempts,
    isSaving,
    hasConflict,
    otherTab: draft.otherTab,
    /** Something was typed when the person was last here. */
    isKept,
    /** What the server does not have: changes, or all of it. */
    isUnsaved: !survey || !isSame(typed, known.current.typed),
    isDirty: () => !isSame(latest.current, known.current.typed),
    type,
    lookAt,
    save,
    keepMine,
    /** Nothing stays of what was typed. */
    startAfresh: () => {
      known.current.version = Math.max(known.current.version, survey?.version ?? 0)
      put(known.current.typed)
      setFaults({})
      setMessage(undefined)
      setConflict(false)
    },
  }
}

export type SurveyEditing = ReturnType<typeof useSurveyEditor>
