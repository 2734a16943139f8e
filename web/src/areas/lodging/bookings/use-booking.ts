import type { LodgingOptions } from '@academy/contract/lodging/bookings/endpoints'
import type { BookingInput } from '@academy/contract/lodging/bookings/schemas'
import { fieldMessages } from '@academy/contract/messages'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { clearAlerts, currentAlert, showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useDraft, useDraftForm } from '../../../base/use-draft-form.ts'
import { usePending } from '../../../base/use-pending.ts'
import { useValidatedForm } from '../../../ui/form/use-validated-form.ts'
import { useNeedsConsent } from '../../people/consents/needs-consent.tsx'
import { useCurrentDocuments } from '../../site/documents/current-documents.ts'
import { sendBooking } from './api.ts'
import {
  asksForNeeds,
  type BookingConstraints,
  bookingFields,
  bookingRules,
  explainRefusal,
  type Field,
  type FieldTexts,
  fieldsOf,
  firstError,
  readyBody,
} from './booking-rules.ts'
import { formatNights } from './nights.ts'
import { fullRooms, useRooms } from './use-rooms.ts'
import {
  type Choices,
  choose,
  draftName,
  firstIncompleteStep,
  isSameStay,
  nothingChosen,
  pass,
  type StepName,
  stayOf,
  without,
} from './wizard.ts'
import { wizardTexts } from './wizard-texts.ts'

const TERMS = 'terms_and_conditions_accommodation'

export interface BookingProps {
  call: Call
  personId: number
  options: LodgingOptions
  constraints: BookingConstraints
  /** The default days, and what is known from last time. */
  suggestion: Partial<Choices>
  onStep: (step: StepName) => void
  onBooked: () => Promise<void>
  /** The page's data about this person is stale. */
  onOutdated: () => void
}

/** The state of the booking wizard. Choices are kept as a draft until the booking is sent. */
export const useBooking = ({ call, personId, options, constraints, suggestion, ...tell }: BookingProps) => {
  const texts = useTexts(wizardTexts)
  const locale = useLocale()
  const { hasConsent, send } = useNeedsConsent(constraints.hasNeedsConsent)
  const rules = bookingRules({ ...constraints, hasNeedsConsent: hasConsent }, locale)
  const blank: Choices = { ...nothingChosen, ...suggestion }
  const draft = useDraft<Choices>(personId, draftName(options), values => {
    form.reset({ ...nothingChosen, ...(values ?? suggestion) })
    void lookAtRooms()
  })
  const { form, field, recheck } = useValidatedForm<Choices, BookingInput>({
    ...rules,
    known: draft.found ? { ...nothingChosen, ...draft.found.values } : blank,
  })
  useDraftForm(form, draft)
  const choices = useWatch({ control: form.control }) as Choices
  /** The number of refused attempts to continue. */
  const [attempts, setAttempts] = useState(0)
  const { isPending: isBusy, run } = usePending()
  const { rooms, look } = useRooms(call)
  const documents = useCurrentDocuments(call, find => {
    const agreed = form.getValues('terms_version_id')
    if (agreed === null || agreed === find(TERMS)?.id) return
    form.setValues({ ...form.getValues(), agreedToTerms: false, terms_version_id: null })
    form.setError('agreedToTerms', { type: 'server', message: fieldMessages.DOCUMENT_CHANGED[locale] })
  })

  /** If the chosen room has become full, says so and clears the choice. */
  const lookAtRooms = async (): Promise<void> => {
    const stay = stayOf(form.getValues())
    if (!stay) return
    const options = await look(stay)
    if (!options) return
    // The days may have changed since the request.
    if (!isSameStay(stay, stayOf(form.getValues()))) return lookAtRooms()
    const full = fullRooms(options)
    const lost = full.find(({ id }) => id === form.getValues().room)
    if (!lost) return
    form.setValues(without(form.getValues(), 'room'))
    showAlert('infoDismiss', texts.room.lost(nameIn(locale, lost), formatNights(lost.full_nights ?? [])))
  }
  const found = draft.found !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a draft whose room may be full by now
  useEffect(() => {
    if (found) void lookAtRooms()
  }, [found])

  const refusal = useRef<number>(undefined)
  const showRefusal = (text: string) => {
    showAlert('dangerDismiss', text)
    refusal.current = currentAlert()?.id
  }
  const change = (part: Partial<Choices>) => {
    // What was wrong before may be right now.
    if (currentAlert()?.id === refusal.current) clearAlerts()
    const next = choose(form.getValues(), part)
    form.setValues(next)
    form.clearErrors()
    const isAboutDays = 'start_date' in part || 'end_date' in part
    if (isAboutDays && next.start_date && next.end_date) void form.trigger(fieldsOf.dates)
  }
  /** Shows the first error and goes to its step. */
  const isRefused = async (fields: readonly Field[]): Promise<boolean> => {
    if (await form.trigger(fields)) return false
    const said = fields.map(name => [name, form.getFieldState(name).error?.message ?? ''])
    const first = firstError(Object.fromEntries(said))
    if (!first) return false
    setAttempts(count => count + 1)
    showRefusal(first.text)
    tell.onStep(first.step)
    return true
  }
  const goOn = (step: StepName) =>
    run(async () => {
      form.clearErrors()
      if (await isRefused(fieldsOf[step])) return
      clearAlerts()
      form.setValues(pass(step, form.getValues()))
      if (step === 'dates') await lookAtRooms()
      tell.onStep(firstIncompleteStep(form.getValues(), constraints.academy))
    })
  const setErrors = (errors: FieldTexts) => {
    form.clearErrors()
    for (const name of bookingFields)
      if (errors[name]) form.setError(name, { type: 'server', message: errors[name] })
  }
  const explain = async (error: unknown) => {
    const explained = explainRefusal(error, texts.failed)
    if (explained.step) form.setValues(without(form.getValues(), explained.step))
    setErrors(explained.errors)
    if (explained.isOutdated) tell.onOutdated()
    if (explained.hasNewTerms) documents.reload()
    if (explained.step === 'room') await lookAtRooms()
    showRefusal(explained.text)
    if (explained.step) tell.onStep(explained.step)
  }
  const submit = () =>
    run(async () => {
      if (await isRefused(bookingFields)) return
      clearAlerts()
      try {
        await send(() => sendBooking(call, readyBody(form.getValues())))
      } catch (error) {
        return explain(error)
      }
      draft.forget()
      return tell.onBooked()
    })
  const discardDraft = () => {
    form.reset(blank)
    draft.forget()
    tell.onStep('dates')
  }
  return {
    form,
    field,
    recheck,
    choices,
    attempts,
    isBusy,
    rooms,
    asksForNeeds: asksForNeeds(choices, hasConsent),
    found,
    otherTab: draft.otherTab,
    change,
    showRefusal,
    goOn,
    submit,
    discardDraft,
    lookAtRooms,
    /** The version of the terms that is in force. */
    terms: documents.find(TERMS),
  }
}

/** The booking state as used by the steps. */
export type BookingState = ReturnType<typeof useBooking>
