import type { LodgingOptions } from '@academy/contract/lodging/endpoints'
import type { Stay } from '@academy/contract/lodging/stay'
import { useEffect, useRef, useState } from 'react'
import { clearAlerts, showAlert } from '../../lib/alerts.ts'
import type { Call } from '../../lib/api.ts'
import { nameIn } from '../../lib/format.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { useDraft } from '../../lib/use-draft-form.ts'
import { usePending } from '../../lib/use-pending.ts'
import { sendBooking } from './api.ts'
import { draftName } from './booking-draft.ts'
import { type Faults, faultsAt, faultsOf, firstFault, type LodgingDays, readyBody } from './booking-faults.ts'
import { explainRefusal } from './booking-refusal.ts'
import { writeNights } from './nights.ts'
import { fullRooms, useRooms } from './use-rooms.ts'
import {
  type Choices,
  choose,
  isSameStay,
  nothingChosen,
  openStep,
  pass,
  type StepName,
  stayOf,
  without,
} from './wizard.ts'
import { wizardTexts } from './wizard-texts.ts'

export interface BookingProps {
  call: Call
  personId: number
  options: LodgingOptions
  house: LodgingDays
  /** Days to begin with. */
  suggestion: Stay | undefined
  onStep: (step: StepName) => void
  onBooked: () => Promise<void>
  /** The server knows something about this person that the page does not. */
  onOutdated: () => void
}

/** A booking on its way. What is chosen is kept until it has arrived. */
export const useBooking = ({ call, personId, options, house, suggestion, ...tell }: BookingProps) => {
  const texts = useTexts(wizardTexts)
  const locale = useLocale()
  const draft = useDraft<Choices>(personId, draftName(options), values => {
    latest.current = { ...nothingChosen, ...(values ?? suggestion) }
    setChoices(latest.current)
    setFaults({})
    void lookAtRooms()
  })
  const [choices, setChoices] = useState<Choices>({
    ...nothingChosen,
    ...(draft.found?.values ?? suggestion),
  })
  const [faults, setFaults] = useState<Faults>({})
  /** How often something was refused on the way on. */
  const [attempts, setAttempts] = useState(0)
  const { isPending: isBusy, run } = usePending()
  const { rooms, look } = useRooms(call)
  // What happens while an answer is on its way counts as well.
  const latest = useRef(choices)

  const put = (next: Choices) => {
    latest.current = next
    setChoices(next)
    draft.keep(next)
  }
  /** Whoever has chosen a room that is full by now hears so, and chooses another one. */
  const lookAtRooms = async (): Promise<void> => {
    const stay = stayOf(latest.current)
    if (!stay) return
    const offers = await look(stay)
    if (!offers) return
    // The days may have changed since they were asked about.
    if (!isSameStay(stay, stayOf(latest.current))) return lookAtRooms()
    const full = fullRooms(offers)
    const lost = full.find(({ id }) => id === latest.current.room)
    if (!lost) return
    put(without(latest.current, 'room'))
    showAlert('infoDismiss', texts.room.lost(nameIn(locale, lost), writeNights(lost.full_nights ?? [])))
  }
  const found = draft.found !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen on another day
  useEffect(() => {
    if (found) void lookAtRooms()
  }, [found])

  const change = (part: Partial<Choices>) => {
    const next = choose(latest.current, part)
    put(next)
    const isAboutDays = 'start_date' in part || 'end_date' in part
    const isComplete = next.start_date && next.end_date
    setFaults(isAboutDays && isComplete ? faultsAt('dates', faultsOf(next, house, locale)) : {})
  }
  /** Says what is wrong, and leads to it. */
  const refuse = (wrong: Faults) => {
    const first = firstFault(wrong)
    if (!first) return false
    setFaults(wrong)
    setAttempts(count => count + 1)
    showAlert('dangerDismiss', first.text)
    tell.onStep(first.step)
    return true
  }
  const goOn = (step: StepName) =>
    run(async () => {
      if (refuse(faultsAt(step, faultsOf(latest.current, house, locale)))) return
      clearAlerts()
      setFaults({})
      put(pass(step, latest.current))
      if (step === 'dates') await lookAtRooms()
      tell.onStep(openStep(latest.current, house.academy))
    })
  const explain = async (error: unknown) => {
    const refusal = explainRefusal(error, texts.failed)
    if (refusal.step) put(without(latest.current, refusal.step))
    setFaults(refusal.faults)
    if (refusal.isOutdated) tell.onOutdated()
    if (refusal.step === 'room') await lookAtRooms()
    showAlert('dangerDismiss', refusal.text)
    if (refusal.step) tell.onStep(refusal.step)
  }
  const submit = () =>
    run(async () => {
      if (refuse(faultsOf(latest.current, house, locale))) return
      clearAlerts()
      try {
        await sendBooking(call, readyBody(latest.current))
      } catch (error) {
        return explain(error)
      }
      draft.forget()
      return tell.onBooked()
    })
  const startAfresh = () => {
    put({ ...nothingChosen, ...suggestion })
    draft.forget()
    setFaults({})
    tell.onStep('dates')
  }
  return {
    choices,
    faults,
    attempts,
    isBusy,
    rooms,
    found,
    otherTab: draft.otherTab,
    change,
    goOn,
    submit,
    startAfresh,
    lookAtRooms,
  }
}

/** As the steps use it. */
export type BookingState = ReturnType<typeof useBooking>
