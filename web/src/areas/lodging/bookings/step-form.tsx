import './wizard.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { focusInvalidDate } from '../../../ui/date-picker/invalid-date.ts'
import { useFocusFirstError } from '../../../ui/form/use-focus-first-error.ts'
import { PendingButton } from '../../../ui/pending-button.tsx'
import type { BookingState } from './use-booking.ts'
import { type StepName, stepNames } from './wizard.ts'
import { wizardTexts } from './wizard-texts.ts'

interface StepFormProps {
  step: StepName
  booking: Pick<BookingState, 'attempts' | 'isBusy' | 'showRefusal'>
  /** Undefined while there is nothing to choose from. */
  goOnLabel: string | undefined
  onGoOn: () => void
  children: ReactNode
}

/** The current step. Its heading is focused when it opens, and invalid fields after a refusal. */
export const StepForm = ({ step, booking, goOnLabel, onGoOn, children }: StepFormProps) => {
  const texts = useTexts(wizardTexts)
  const form = useFocusFirstError(booking.attempts)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    // Show all of it, or at least its beginning.
    form.current?.scrollIntoView({ block: 'nearest' })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [form])
  return (
    <form
      ref={form}
      className="lodging-step-form"
      method="post"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        const unread = focusInvalidDate(event.currentTarget)
        if (unread) booking.showRefusal(unread)
        else onGoOn()
      }}
    >
      <h2 ref={heading} tabIndex={-1}>
        <span className="lodging-step-count">
          {texts.stepOf(stepNames.indexOf(step) + 1, stepNames.length)}
        </span>{' '}
        {texts.steps[step]}
      </h2>
      {children}
      {goOnLabel && (
        <PendingButton type="submit" isPending={booking.isBusy}>
          {goOnLabel}
        </PendingButton>
      )}
    </form>
  )
}
