import type { ConcertRequest, ConcertRequestInput } from '@academy/contract/concerts/requests/schemas'
import { useEffect, useRef, useState } from 'react'
import { type Path, type UseFormReturn, useWatch } from 'react-hook-form'
import { clearAlerts } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { ApiError } from '../../../base/api-errors.ts'
import { explainReason } from '../../../base/explain-failure.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useDraft, useDraftForm } from '../../../base/use-draft-form.ts'
import { formTexts } from '../../../ui/form/texts.ts'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { isConflict, useVersion } from '../../../ui/form/use-version.ts'
import { type ConcertDates, changeRequest, loadRequest, sendRequest } from './api.ts'
import { isMissing, requestRules } from './request-rules.ts'
import { requestTexts } from './request-texts.ts'
import {
  changed,
  draftOf,
  nothingTyped,
  readyBody,
  type TypedRequest,
  typedOf,
  withKey,
} from './typed-request.ts'

interface Options {
  call: Call
  /** Only what does not depend on the rules of the form. */
  form: Pick<UseFormReturn<TypedRequest>, 'getValues' | 'reset' | 'setValue'>
  edited: ConcertRequest | undefined
  /** The version that a draft of an earlier visit is based on. */
  draftVersion: number | undefined
  refuse: (error: unknown) => void
  /** Sends the form again. */
  resend: () => Promise<void>
}

/** Sends a new or changed request. Of two tabs that change one request the second decides what is kept. */
const useRequestVersion = ({ call, form, edited, draftVersion, refuse, resend }: Options) => {
  const base = useRef(draftVersion ?? edited?.version ?? 0)
  const { save, conflict } = useVersion<ConcertRequest>({
    base,
    refuse,
    loadNewest: () => loadRequest(call, edited?.id ?? 0),
    rebase: newest => form.setValue('version', newest.version),
    show: newest => form.reset(typedOf(newest)),
    submit: resend,
  })
  const sendForm = (): Promise<ConcertRequest> => {
    const body = readyBody(form.getValues())
    if (!edited) return sendRequest(call, body)
    return save(version => changeRequest(call, edited.id, { ...body, version }))
  }
  return { sendForm, conflict }
}

interface RequestProps {
  call: Call
  personId: number
  dates: ConcertDates
  /** The request that is changed; none for a new one. */
  edited?: ConcertRequest | undefined
  onSent: () => Promise<void>
}

type Field = Path<TypedRequest>

/** The state of the request form. The input is kept as a draft until it is sent. */
export const useRequest = ({ call, personId, dates, edited, onSent }: RequestProps) => {
  const { change, ...texts } = useTexts(requestTexts)
  const failed = edited ? change.failed : texts.failed
  const start = edited ? typedOf(edited) : nothingTyped
  const { checkInput } = useTexts(formTexts)
  const locale = useLocale()
  const [isAsking, ask] = useState(false)
  const draft = useDraft<TypedRequest>(personId, draftOf(edited?.id), values =>
    form.reset({ ...start, ...values }),
  )
  const { form, field, check, refuse, clearMessage, attempts, frame } = useContractForm<
    TypedRequest,
    ConcertRequestInput
  >({
    ...requestRules(dates, locale, edited?.earliest_performance_date),
    isMissing,
    shouldFocusError: false,
    known: { ...start, ...draft.found?.values },
    // Only opens the confirmation dialog, which sends the request.
    send: async () => {
      ask(true)
    },
    explainFailure: error => {
      if (isConflict(error)) return undefined
      return error instanceof ApiError && Object.keys(error.failure.errors ?? {}).length > 0
        ? checkInput
        : `${failed} ${explainReason(error, locale)}`
    },
  })
  useDraftForm(form, draft)
  useKeyOfUnchanged(form)
  const typed = useWatch({ control: form.control }) as TypedRequest

  /** At 11:00 a chosen day may have become too early. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the range changes
  useEffect(() => {
    if (form.getValues('earliest_performance_date')) void form.trigger('earliest_performance_date')
  }, [dates.min_date, dates.max_date])

  /** Sets several fields at once and validates those that depend on them. */
  const choose = (part: Partial<TypedRequest>, ...fields: Field[]) => {
    form.setValues(changed(form.getValues(), part))
    // Errors about movements of another piece no longer apply.
    if ('piece' in part) form.clearErrors(['movements', 'duration'])
    check(...fields)
  }
  const submit = (event: { preventDefault: () => void }) => {
    clearAlerts()
    void frame.onSubmit(event)
  }
  const draftVersion = draft.found?.values.version
  const resend = () => send()
  const { sendForm, conflict } = useRequestVersion({ call, form, edited, draftVersion, refuse, resend })
  const send = async () => {
    form.setValue('request_key', withKey(form.getValues()).request_key)
    try {
      await sendForm()
    } catch (error) {
      return refuse(error)
    }
    draft.forget()
    await onSent()
  }
  const discardDraft = () => {
    form.reset(start)
    draft.forget()
    clearMessage()
  }
  const found = draft.found !== undefined
  const confirmation = { act: send, onClose: () => ask(false) }
  const { otherTab } = draft
  const { message } = frame
  const shown = {
    isAsking,
    typed,
    message,
    attempts,
    found,
    otherTab,
    conflict,
    isChange: edited !== undefined,
  }
  return { ...shown, form, field, check, choose, submit, discardDraft, confirmation }
}

/** The form state as used by its parts. */
export type RequestState = ReturnType<typeof useRequest>

/** A request that is changed after it was sent counts as a new one: removes its key. */
const useKeyOfUnchanged = (form: RequestState['form']) => {
  useEffect(() => {
    const textOf = (typed: TypedRequest) => JSON.stringify({ ...typed, request_key: undefined })
    let last = textOf(form.getValues())
    return form.subscribe({
      formState: { values: true },
      callback: ({ name, values }) => {
        const text = textOf(values)
        // Without a name, the form was filled by code, including the matching key.
        if (name && text !== last && values.request_key) form.setValue('request_key', undefined)
        last = text
      },
    })
  }, [form])
}
