import { hasContent } from '@academy/contract/messages/feedback/answering'
import type { Answer, Answers } from '@academy/contract/messages/feedback/schemas'
import { useState } from 'react'
import type { Path } from 'react-hook-form'
import type { Call } from '../../../base/api.ts'
import { ApiError } from '../../../base/api-errors.ts'
import { errorAt, listErrors } from '../../../ui/form/field-errors.ts'
import type { Message } from '../../../ui/form/form-message.tsx'
import type { AnswerErrors } from './answers.ts'
import { type AnswersPayload, type OpenSurvey, postAnswers, putDraft } from './api.ts'
import { type Ending, endingOf } from './endings.ts'
import { answerFields, errorsByQuestion } from './errors-by-question.ts'
import { sendingTexts } from './sending-texts.ts'
import type { SurveyStepProps } from './survey-step.tsx'
import type { useAnswers } from './use-answers.ts'

interface SendingProps {
  call: Call
  uuid: string
  open: OpenSurvey
  localDraft: ReturnType<typeof useAnswers>
  onStep: (step: number) => void
  onEnd: (ending: Ending) => void
}

// The server or a proxy may have failed after the answers arrived.
const isUncertain = (error: unknown) => !(error instanceof ApiError) || error.status >= 500

/** Saves drafts, submits, and reports the outcome. The answers stay stored until they have arrived. */
export const useSubmission = ({ call, uuid, open, localDraft, onStep, onEnd }: SendingProps) => {
  const { locale } = open.survey
  const texts = sendingTexts[locale]
  const [pending, setPending] = useState<'draft' | 'submission'>()
  const [message, setMessage] = useState<Message>()
  /** The number of refused attempts. */
  const [attempts, setAttempts] = useState(0)
  const { form } = localDraft
  const { errors } = form.formState
  const answers = localDraft.answers.filter(hasContent)

  const refuse = (error: unknown, text: string) => {
    const ending = endingOf(error, uuid)
    if (ending) return onEnd(ending)
    const { fieldErrors, rest } = errorsByQuestion(error, answers)
    for (const [place, { id }] of open.questions.entries())
      for (const [field, message] of Object.entries(fieldErrors[id] ?? {}))
        if (message) form.setError(`answers.${place}.${field as keyof Answer}`, { type: 'server', message })
    lead(text, rest.join(' '))
  }
  /** Shows a failure message and goes to the first question with an error. */
  const lead = (text: string, said = '') => {
    const first = open.questions.findIndex((_, place) => form.getFieldState(`answers.${place}`).invalid)
    setMessage({ tone: 'failure', text, hint: said || (first < 0 ? texts.keptHint : texts.lookAgain) })
    setAttempts(count => count + 1)
    if (first >= 0) onStep(first + 1)
  }
  const send = async (
    what: 'draft' | 'submission',
    failed: string,
    work: (payload: AnswersPayload) => Promise<void>,
  ) => {
    // One request at a time: a draft must not follow the submission.
    if (pending) return
    setPending(what)
    setMessage(undefined)
    const isRight = await form.trigger()
    if (!isRight) lead(failed)
    const sending = isRight ? work({ uuid, answers, locale }) : Promise.resolve()
    await sending.finally(() => setPending(undefined))
  }
  const saveDraft = () =>
    send('draft', texts.saveFailed, async payload => {
      const arrived = localDraft.sendDraft()
      try {
        const isSaved = await putDraft(call, payload)
        if (isSaved) arrived()
        setMessage(
          isSaved
            ? { tone: 'success', text: texts.saved, hint: texts.savedHint }
            : { tone: 'failure', text: texts.notSaved, hint: texts.keptHint },
        )
      } catch (error) {
        refuse(error, texts.saveFailed)
      }
    })
  const submit = () =>
    send('submission', texts.failed, async payload => {
      try {
        await postAnswers(call, payload)
        localDraft.forget()
        onEnd('thanks')
      } catch (error) {
        if (isUncertain(error)) localDraft.noteSubmission()
        refuse(error, texts.failed)
      }
    })
  const placeOf = (questionId: number) => open.questions.findIndex(({ id }) => id === questionId)
  /** Clears the message, and validates the answer again if it had errors. */
  const change = (answer: Answer) => {
    localDraft.change(answer)
    setMessage(undefined)
    const start = `answers.${placeOf(answer.question_id)}.`
    const wrong = listErrors(errors).flatMap(({ name }) => (name.startsWith(start) ? [name] : []))
    void form.trigger(wrong as Path<Answers>[])
  }
  /** Validates a field when it loses the focus. */
  const leave = (questionId: number, field: keyof Answer) =>
    void form.trigger(`answers.${placeOf(questionId)}.${field}`)
  const errorsAt = (place: number): AnswerErrors =>
    Object.fromEntries(answerFields.map(field => [field, errorAt(errors, `answers.${place}.${field}`)]))
  const fieldErrors = Object.fromEntries(open.questions.map(({ id }, place) => [id, errorsAt(place)]))
  const clearMessage = () => setMessage(undefined)
  const shown = { pending, message, fieldErrors, attempts } satisfies Partial<SurveyStepProps>
  return { ...shown, saveDraft, submit, change, leave, clearMessage }
}
