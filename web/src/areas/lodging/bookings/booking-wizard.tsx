import './wizard.css'
import type { Stay } from '@academy/contract/base/period'
import type { RoomOption } from '@academy/contract/lodging/bookings/schemas'
import type { ReactNode } from 'react'
import { formatMoney } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { DraftNote } from '../../../ui/form/draft-note.tsx'
import { OtherTabNote } from '../../../ui/form/other-tab-note.tsx'
import { TextArea } from '../../../ui/form/text-field.tsx'
import { MealsStep } from './meals-step.tsx'
import { PriceLine, pricesOf } from './price-line.tsx'
import { StepForm, StepRow } from './step-row.tsx'
import { type BookingProps, type BookingState, useBooking } from './use-booking.ts'
import { isComplete, NONE, type StepName, stayOf, stepAt, stepNames } from './wizard.ts'
import { DatesStep, RoomStep, TermsStep } from './wizard-steps.tsx'
import { wizardTexts } from './wizard-texts.ts'

/** Optional comments. */
export const CommentStep = ({
  booking: { choices, field, recheck },
  roomTypes,
}: {
  booking: Pick<BookingState, 'choices' | 'field' | 'recheck'>
  roomTypes: readonly Pick<RoomOption, 'id' | 'is_single'>[]
}) => {
  const { comment: texts } = useTexts(wizardTexts)
  const isAlone = roomTypes.some(({ id, is_single }) => id === choices.room && is_single)
  const hint = isAlone ? texts.hintAlone : texts.hint
  return (
    <TextArea
      label={texts.label}
      hint={choices.room === NONE ? texts.hintElsewhere : hint}
      {...field('comment', { onChange: recheck('comment') })}
    />
  )
}

interface BookingWizardProps extends BookingProps {
  /** The step in the URL. */
  wanted: string
  /** What to know about the chosen days. */
  warningsFor: (stay: Stay) => ReactNode
  /** Asks for the address of the invoice, if there will be one. */
  addressNote: ReactNode
}

/** Five steps below each other: completed ones show the choice, the current one is open. */
export const BookingWizard = ({ wanted, warningsFor, addressNote, ...props }: BookingWizardProps) => {
  const texts = useTexts(wizardTexts)
  const { options, constraints } = props
  const booking = useBooking(props)
  const { choices } = booking
  const current = stepAt(wanted, choices, constraints.academy)
  const place = stepNames.indexOf(current)
  const stay = stayOf(choices)
  const note = choices.room !== NONE && addressNote
  return (
    <div className="lodging-wizard">
      {/* Before the button that costs money, where it is not overlooked. */}
      {current === 'terms' && note}
      <header>
        <ButtonLink look="text" to="/user/acomodation" search={{}}>
          ← {texts.back}
        </ButtonLink>
        <h1>{texts.title}</h1>
      </header>
      {booking.found && <DraftNote onDiscardDraft={booking.discardDraft} />}
      <OtherTabNote otherTab={booking.otherTab} />
      <ol className="lodging-steps">
        {stepNames.map((step, index) =>
          step === current ? (
            <li key={step} className="lodging-step-current" aria-current="step">
              <CurrentStep {...props} step={step} booking={booking}>
                {/* Before the button: where the days are chosen, and where it costs money. */}
                {stay && (step === 'dates' || step === 'terms') && warningsFor(stay)}
              </CurrentStep>
            </li>
          ) : (
            <StepRow
              key={step}
              step={step}
              choices={choices}
              options={options}
              isComplete={isComplete(step, choices, constraints.academy)}
              isBefore={index < place}
            />
          ),
        )}
      </ol>
      <PriceLine choices={choices} options={options} isFinal={current === 'terms'} />
      {current !== 'terms' && note}
    </div>
  )
}

interface CurrentStepProps extends Pick<BookingProps, 'call' | 'options' | 'constraints'> {
  step: StepName
  booking: BookingState
  children: ReactNode
}

const CurrentStep = ({ step, booking, call, options, constraints, children }: CurrentStepProps) => {
  const texts = useTexts(wizardTexts)
  const locale = useLocale()
  const { choices } = booking
  const { total } = pricesOf(choices, options)
  const isWaiting = step === 'room' && booking.rooms.state !== 'known'
  const labels: Partial<Record<StepName, string>> = {
    ...(choices.comment.trim() === '' && { comment: texts.skip }),
    terms: total > 0 ? texts.terms.book(formatMoney(total, locale)) : texts.terms.bookFree,
  }
  return (
    <StepForm
      key={step}
      step={step}
      booking={booking}
      goOnLabel={isWaiting ? undefined : (labels[step] ?? texts.goOn)}
      onGoOn={() => void (step === 'terms' ? booking.submit() : booking.goOn(step))}
    >
      {step === 'dates' && <DatesStep booking={booking} constraints={constraints} />}
      {step === 'room' && <RoomStep booking={booking} />}
      {step === 'meals' && <MealsStep booking={booking} mealTypes={options.meal_types} />}
      {step === 'comment' && <CommentStep booking={booking} roomTypes={options.room_types} />}
      {step === 'terms' && <TermsStep booking={booking} call={call} />}
      {children}
    </StepForm>
  )
}
