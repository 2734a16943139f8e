import type { Answer, Question } from '@academy/contract/messages/feedback/schemas'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { FormMessage, type Message } from '../../../ui/form/form-message.tsx'
import { type AnswerErrors, answerTo } from './answers.ts'
import { surveyTexts } from './form-texts.ts'
import { QuestionFields } from './question-fields.tsx'
import './step-actions.css'

const FLAG = 'feedback-advance'
// Long enough to see what was chosen.
const SHOWN_MS = 400

// Storage can be blocked: then the choice lasts as long as the page.
const remembered = (): boolean => {
  try {
    return localStorage.getItem(FLAG) === 'true'
  } catch {
    return false
  }
}
const remember = (isOn: boolean) => {
  try {
    localStorage.setItem(FLAG, String(isOn))
  } catch {
    // See above.
  }
}

/** Goes to the next question after a rating, if the person wants that. The choice is kept in this browser. */
const useAdvance = (step: number, onStep: (step: number) => void) => {
  const [isOn, setOn] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The server does not know the choice, so the first render does not have it.
  useEffect(() => setOn(remembered()), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question ends the wait
  useEffect(() => () => clearTimeout(timer.current), [step])
  return {
    isOn,
    choose: (next: boolean) => {
      remember(next)
      setOn(next)
    },
    afterRating: () => {
      if (isOn) timer.current = setTimeout(onStep, SHOWN_MS, step + 1)
    },
  }
}

interface StepActionsProps {
  isFirst: boolean
  isLast: boolean
  onBack: () => void
  onSubmit: () => void
  onSaveDraft: () => void
  /** The request in flight. */
  pending?: 'draft' | 'submission' | undefined
  /** The outcome. */
  message?: Message | undefined
  /** Replaces the buttons while confirming the submission. */
  asking?: ReactNode
}

/** Back, next, and save draft. */
const StepActions = ({ message, asking, ...buttons }: StepActionsProps) => {
  const news = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (message) news.current?.scrollIntoView({ block: 'nearest' })
  }, [message])
  return (
    <div className="feedback-actions">
      {asking || <Buttons {...buttons} />}
      <div ref={news}>
        <FormMessage message={message} />
      </div>
    </div>
  )
}

const Buttons = ({
  isFirst,
  isLast,
  onBack,
  onSubmit,
  onSaveDraft,
  pending,
}: Omit<StepActionsProps, 'message' | 'asking'>) => {
  const texts = useTexts(surveyTexts)
  return (
    <div className="feedback-buttons">
      {!isFirst && (
        <Button look="quiet" onClick={onBack}>
          {texts.back}
        </Button>
      )}
      {/* It replaces the other button in place, so ignore the second click of a double click. */}
      {isLast ? (
        <Button
          key="submit"
          isPending={pending === 'submission'}
          onClick={({ detail }) => detail < 2 && onSubmit()}
        >
          {texts.submit}
        </Button>
      ) : (
        <Button key="next" type="submit">
          {texts.next}
        </Button>
      )}
      <Button look="quiet" isPending={pending === 'draft'} onClick={onSaveDraft}>
        {texts.saveDraft}
      </Button>
    </div>
  )
}

const INVALID = 'textarea[aria-invalid], input[aria-invalid], [aria-invalid] input'

// During smooth scrolling, visibility cannot be determined.
const atOnce = { block: 'nearest', behavior: 'instant' } as const

/**
 * Focuses and scrolls to the next question, or to the first invalid field instead. `changes`: values whose
 * change can add or remove an invalid field or a focused button.
 */
const useStepFocus = (step: number, ...changes: unknown[]) => {
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  const isFirstLook = useRef(true)
  useEffect(() => {
    const isNewStep = shown.current !== step
    const isLost = !isFirstLook.current && document.activeElement === document.body
    shown.current = step
    isFirstLook.current = false
    const refused = form.current?.querySelector<HTMLElement>(INVALID)
    if (refused) return refused.focus()
    if (!isNewStep && !isLost) return
    heading.current?.focus({ preventScroll: true })
    // Show all of it, or at least its beginning.
    form.current?.scrollIntoView(atOnce)
    heading.current?.scrollIntoView(atOnce)
  }, [step, ...changes])
  return { form, heading }
}

export interface SurveyStepProps extends Omit<StepActionsProps, 'isFirst' | 'isLast' | 'onBack'> {
  questions: readonly Question[]
  answers: readonly Answer[]
  onChange: (answer: Answer) => void
  /** The current question, starting at 1. */
  step: number
  onStep: (step: number) => void
  /** The errors, by question id. */
  fieldErrors?: Readonly<Record<number, AnswerErrors>>
  /** Increases with each refusal: the first invalid field then gets the focus. */
  attempts?: number
  /** Called when a field loses the focus. */
  onLeave?: (questionId: number, field: keyof Answer) => void
}

/** The current question. Enter goes to the next one; only the button submits. */
export const SurveyStep = ({
  questions,
  answers,
  onChange,
  step,
  onStep,
  fieldErrors = {},
  attempts,
  onLeave,
  ...actions
}: SurveyStepProps) => {
  const texts = useTexts(surveyTexts)
  const promptId = useId()
  const { form, heading } = useStepFocus(step, attempts, actions.asking)
  const advance = useAdvance(step, onStep)
  const question = questions[step - 1]
  const isLast = step >= questions.length
  if (!question) return null
  return (
    <form
      ref={form}
      className="feedback-step"
      method="post"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!isLast) onStep(step + 1)
      }}
    >
      <h2 ref={heading} tabIndex={-1}>
        <span className="feedback-step-count">{texts.questionOf(step, questions.length)}</span>{' '}
        <span id={promptId}>{question.prompt}</span>
      </h2>
      <QuestionFields
        key={question.id}
        question={question}
        promptId={promptId}
        answer={answerTo(answers, question.id)}
        fieldErrors={fieldErrors[question.id] ?? {}}
        onChange={onChange}
        onLeave={field => onLeave?.(question.id, field)}
        onPick={() => !isLast && advance.afterRating()}
      />
      <StepActions {...actions} isFirst={step === 1} isLast={isLast} onBack={() => onStep(step - 1)} />
      {question.rating && !isLast && (
        <Checkbox
          label={texts.advance}
          checked={advance.isOn}
          onChange={event => advance.choose(event.target.checked)}
        />
      )}
    </form>
  )
}
