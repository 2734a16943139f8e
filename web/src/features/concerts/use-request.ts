import { useEffect, useRef, useState } from 'react'
import { clearAlerts } from '../../lib/alerts.ts'
import type { Call } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-errors.ts'
import { explainReason } from '../../lib/explain-failure.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { useDraft } from '../../lib/use-draft-form.ts'
import { type Faults, faultsAt, firstOfEach } from '../../ui/form/field-errors.ts'
import type { Message } from '../../ui/form/form-message.tsx'
import { formTexts } from '../../ui/form/texts.ts'
import { type ConcertDates, sendRequest } from './api.ts'
import { REQUEST_DRAFT } from './request-draft.ts'
import { faultsOf, isMissingAny, withoutTimes } from './request-faults.ts'
import { requestTexts } from './request-texts.ts'
import { changed, nothingTyped, readyBody, type TypedRequest, withKey } from './typed-request.ts'

interface RequestProps {
  call: Call
  personId: number
  dates: ConcertDates
  onSent: () => Promise<void>
}

/** A request on its way. What is typed is kept until it has arrived. */
export const useRequest = ({ call, personId, dates, onSent }: RequestProps) => {
  const texts = useTexts(requestTexts)
  const { allRequired, checkInput } = useTexts(formTexts)
  const locale = useLocale()
  const draft = useDraft<TypedRequest>(personId, REQUEST_DRAFT, values => {
    latest.current = { ...nothingTyped, ...values }
    setTyped(latest.current)
    setFaults({})
  })
  const [typed, setTyped] = useState<TypedRequest>({ ...nothingTyped, ...draft.found?.values })
  const [faults, setFaults] = useState<Faults>({})
  const [message, setMessage] = useState<Message>()
  const [isAsking, ask] = useState(false)
  /** How often something was refused. */
  const [attempts, setAttempts] = useState(0)
  // What happens while an answer is on its way counts as well.
  const latest = useRef(typed)

  const lookAt = (fields: readonly string[]) =>
    setFaults(shown => {
      const all = faultsOf(latest.current, dates, locale)
      return faultsAt(all, [...Object.keys(shown), ...fields])
    })
  /** At 11:00 a day that was chosen before may be too early. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: the days alone
  useEffect(() => {
    if (latest.current.earliest_performance_date) lookAt(['earliest_performance_date'])
  }, [dates.min_date, dates.max_date])

  /** Typed, but not done yet: it is looked at when the field is left. */
  const type = (part: Partial<TypedRequest>) => {
    latest.current = changed(latest.current, part)
    setTyped(latest.current)
    draft.keep(latest.current)
  }
  /** Chosen: the fields that depend on it are looked at. */
  const choose = (part: Partial<TypedRequest>, ...fields: string[]) => {
    type(part)
    // What was said about the movements of another piece is not about this one.
    if ('piece' in part) setFaults(shown => withoutTimes(shown))
    lookAt(fields)
  }
  const refuse = (wrong: Faults, text: string) => {
    setFaults(wrong)
    setMessage({ tone: 'failure', text })
    setAttempts(count => count + 1)
  }
  const submit = () => {
    clearAlerts()
    setMessage(undefined)
    const wrong = faultsOf(latest.current, dates, locale)
    if (Object.keys(wrong).length > 0) refuse(wrong, isMissingAny(wrong, locale) ? allRequired : checkInput)
    else ask(true)
  }
  const explain = (error: unknown) => {
    const wrong = error instanceof ApiError ? firstOfEach(error.failure.errors ?? {}) : {}
    const isAboutFields = Object.keys(wrong).length > 0
    refuse(wrong, isAboutFields ? checkInput : `${texts.failed} ${explainReason(error, locale)}`)
  }
  const send = async () => {
    type(withKey(latest.current))
    try {
      await sendRequest(call, readyBody(latest.current))
    } catch (error) {
      return explain(error)
    }
    draft.forget()
    await onSent()
  }
  const startAfresh = () => {
    type(nothingTyped)
    draft.forget()
    setFaults({})
    setMessage(undefined)
  }
  const found = draft.found !== undefined
  const confirmation = { isOpen: isAsking, onConfirm: send, onClose: () => ask(false) }
  const { otherTab } = draft
  const shown = { typed, faults, message, attempts, found, otherTab }
  return { ...shown, type, choose, lookAt, submit, startAfresh, confirmation }
}

/** As the parts of the form use it. */
export type RequestState = ReturnType<typeof useRequest>
