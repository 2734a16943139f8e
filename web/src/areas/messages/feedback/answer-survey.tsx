import './step-actions.css'
import { isAnswered } from '@academy/contract/messages/feedback/answering'
import { useEffect, useRef, useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Button, TextButton } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { answerTo } from './answers.ts'
import type { OpenSurvey } from './api.ts'
import type { Ending } from './endings.ts'
import { sendingTexts } from './sending-texts.ts'
import { SurveyForm } from './survey-form.tsx'
import { useAnswers } from './use-answers.ts'
import { useSubmission } from './use-submission.ts'

interface OpenQuestionsProps {
  count: number
  isPending: boolean
  onGo: () => void
  onSubmit: () => void
}

/** Confirms submitting with unanswered questions. The non-destructive choice has the focus. */
const OpenQuestions = ({ count, isPending, onGo, onSubmit }: OpenQuestionsProps) => {
  const texts = useTexts(sendingTexts)
  const harmless = useRef<HTMLButtonElement>(null)
  useEffect(() => harmless.current?.focus(), [])
  return (
    <Note title={texts.open(count)}>
      <p>{texts.openHint}</p>
      <div className="feedback-buttons">
        <Button ref={harmless} look="quiet" onClick={onGo}>
          {texts.toOpen(count)}
        </Button>
        <Button isPending={isPending} onClick={onSubmit}>
          {texts.submitAnyway}
        </Button>
      </div>
    </Note>
  )
}

/** Offers returning users to continue where they stopped. */
const ResumeNote = ({ step, onStep }: { step: number; onStep: (step: number) => void }) => {
  const texts = useTexts(sendingTexts)
  return (
    <p className="feedback-resume">
      {texts.resume} <TextButton onClick={() => onStep(step)}>{texts.resumeAt(step)}</TextButton>
    </p>
  )
}

/** Returns the question number from the URL, counted from 1; the first one if invalid. */
export const stepAt = (wanted: string | undefined, count: number): number => {
  const step = Number(wanted)
  return Number.isInteger(step) && step >= 1 && step <= count ? step : 1
}

interface AnswerSurveyProps {
  call: Call
  uuid: string
  open: OpenSurvey
  /** The step given in the URL. */
  wanted: string | undefined
  onStep: (step: number) => void
  onEnd: (ending: Ending) => void
}

/**
 * The form of a survey: every change is stored in this browser, drafts are saved on request, and answers are
 * submitted once.
 */
export const AnswerSurvey = ({ call, uuid, open, wanted, onStep, onEnd }: AnswerSurveyProps) => {
  const { survey, questions } = open
  const localDraft = useAnswers(uuid, open)
  const { answers } = localDraft
  const { submit, saveDraft, change, leave, clearMessage, ...sending } = useSubmission({
    call,
    uuid,
    open,
    localDraft,
    onStep,
    onEnd,
  })
  const [isAsked, ask] = useState(false)
  const isOpen = questions.map(question => !isAnswered(question, answerTo(answers, question.id)))
  const openCount = isOpen.filter(Boolean).length
  const firstOpenStep = openCount > 0 ? isOpen.indexOf(true) + 1 : questions.length
  const [resumeStep] = useState(openCount < questions.length ? firstOpenStep : 1)
  const step = stepAt(wanted, questions.length)
  const goTo = (next: number) => {
    ask(false)
    clearMessage()
    if (next !== step) onStep(next)
  }
  // The server refuses a submission without any answer.
  const isWorthAsking = openCount > 0 && openCount < questions.length
  return (
    <SurveyForm
      {...sending}
      survey={survey}
      questions={questions}
      answers={answers}
      step={step}
      onStep={goTo}
      onChange={answer => {
        ask(false)
        change(answer)
      }}
      onLeave={leave}
      onSaveDraft={() => void saveDraft()}
      onSubmit={() => {
        clearMessage()
        if (isWorthAsking) ask(true)
        else void submit()
      }}
      note={step === 1 && resumeStep > 1 && <ResumeNote step={resumeStep} onStep={goTo} />}
      asking={
        isAsked && (
          <OpenQuestions
            count={openCount}
            isPending={sending.pending === 'submission'}
            onGo={() => goTo(firstOpenStep)}
            onSubmit={() => void submit()}
          />
        )
      }
    />
  )
}
