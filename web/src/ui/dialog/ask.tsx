import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { type AlertKind, showAlert } from '../../base/alerts.ts'
import { explainReason } from '../../base/explain-failure.ts'
import { useLocale } from '../../base/i18n/locale-context.ts'
import { useTexts } from '../../base/i18n/texts.ts'
import { usePending } from '../../base/use-pending.ts'
import { Button } from '../button.tsx'
import { FormMessageInView, type Message } from '../form/form-message.tsx'
import { Dialog } from './dialog.tsx'
import { dialogTexts } from './texts.ts'

/** False leaves the question open. A text is shown as an alert. */
type Outcome = string | false | undefined

interface Question {
  title: string
  /** What follows, in one paragraph. */
  text?: string
  /** What follows, if one paragraph is not enough. */
  children?: ReactNode
  /** "Yes" by default. */
  confirmLabel?: string
  /** "Cancel" by default. */
  cancelLabel?: string
  /** For irreversible actions. */
  isDestructive?: boolean
  /** False while it is not known what would be confirmed. */
  isReady?: boolean
  /** Whether the button that changes nothing has the focus at first. */
  autoFocus?: boolean
  /** The dialog shows the progress and closes when done. If it rejects, it says why and stays open. */
  act?: () => Promise<Outcome> | Promise<void>
  /** Loads again what has changed; also after a refusal: somebody else may have been faster. */
  onChanged?: (() => unknown) | undefined
  /** Called when it is done and the dialog is closed. */
  onDone?: () => void
  /** How an outcome is shown. */
  alert?: AlertKind
  /** Says why `act` failed, if not by its own reason. */
  explain?: (error: unknown) => string
  /** Shown unless there is the reason of a failure. */
  message?: Message | undefined
}

export interface AskProps extends Question {
  onClose: (isDone: boolean) => void
}

/** Why the last attempt failed. If the dialog is gone by then, the page shows it. */
const useFailure = () => {
  const [failure, setFailure] = useState<string>()
  const unread = useRef<string>(undefined)
  const isGone = useRef(false)
  // The data loaded after a refusal may lack what the question is about.
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      if (unread.current !== undefined) showAlert('dangerDismiss', unread.current)
    }
  }, [])
  const showFailure = (text: string | undefined) => {
    setFailure(text)
    unread.current = text
    if (isGone.current && text !== undefined) showAlert('dangerDismiss', text)
  }
  return { failure, showFailure }
}

/** Asks before something is done, does it, and says so. A failure leaves it open with the reason. */
export const Ask = ({ title, text, children, act, explain, onChanged, onClose, ...question }: AskProps) => {
  const { isReady = true, autoFocus = true, alert = 'success', onDone } = question
  const texts = useTexts(dialogTexts)
  const locale = useLocale()
  const { isPending, run } = usePending()
  const { failure, showFailure } = useFailure()
  const close = (isDone: boolean) => {
    showFailure(undefined)
    onClose(isDone)
  }
  const cancel = () => !isPending && close(false)
  const perform = async () => {
    try {
      const outcome = await act?.()
      if (outcome) showAlert(alert, outcome)
      return outcome !== false
    } finally {
      await onChanged?.()
    }
  }
  const confirm = () =>
    run(async () => {
      showFailure(undefined)
      try {
        if (!(await perform())) return
        close(true)
        onDone?.()
      } catch (error) {
        showFailure(explain ? explain(error) : explainReason(error, locale))
      }
    })
  return (
    <Dialog
      title={title}
      role="alertdialog"
      onClose={cancel}
      actions={
        <>
          <Button look="quiet" autoFocus={autoFocus} onClick={cancel}>
            {question.cancelLabel ?? texts.cancel}
          </Button>
          <Button
            isPending={isPending}
            look={question.isDestructive ? 'danger' : 'default'}
            disabled={!isReady}
            onClick={confirm}
          >
            {question.confirmLabel ?? texts.yes}
          </Button>
        </>
      }
    >
      {text !== undefined && <p>{text}</p>}
      {children}
      <FormMessageInView
        message={failure === undefined ? question.message : { tone: 'failure', text: failure }}
      />
    </Dialog>
  )
}

interface OpenQuestion<Subject> {
  subject: Subject
  answer: (isConfirmed: boolean) => void
}

/**
 * Returns a function that asks about something, such as a row, and resolves to whether it was confirmed and done; and
 * the dialog, which the page renders.
 */
export const useAsk = <Subject = void>(
  questionOf: (subject: Subject) => Question,
): [ask: (subject: Subject) => Promise<boolean>, dialog: ReactNode] => {
  const [asked, setAsked] = useState<OpenQuestion<Subject>>()
  const ask = useCallback(
    (subject: Subject) => new Promise<boolean>(answer => setAsked({ subject, answer })),
    [],
  )
  if (!asked) return [ask, undefined]
  const { subject, answer } = asked
  return [
    ask,
    <Ask
      key="ask"
      {...questionOf(subject)}
      onClose={isDone => {
        answer(isDone)
        setAsked(undefined)
      }}
    />,
  ]
}
