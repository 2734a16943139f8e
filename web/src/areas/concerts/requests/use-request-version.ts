import type { ConcertRequest } from '@academy/contract/concerts/requests/schemas'
import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Call } from '../../../base/api.ts'
import { useVersion } from '../../../ui/form/use-version.ts'
import { changeRequest, loadRequest, sendRequest } from './api.ts'
import { readyBody, type TypedRequest, typedOf } from './typed-request.ts'

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
export const useRequestVersion = ({ call, form, edited, draftVersion, refuse, resend }: Options) => {
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
