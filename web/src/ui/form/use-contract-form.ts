import { fieldMessages } from '@academy/contract/messages'
import { useState } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { isRefusal, UnreadableFileError } from '../../base/api-errors.ts'
import { useLocale } from '../../base/i18n/locale-context.ts'
import { useTexts } from '../../base/i18n/texts.ts'
import { usePending } from '../../base/use-pending.ts'
import { listErrors } from './field-errors.ts'
import type { Message } from './form-message.tsx'
import { formTexts } from './texts.ts'
import { type FormRules, useValidatedForm } from './use-validated-form.ts'

interface Options<Input extends FieldValues, Output> extends FormRules<Input, Output> {
  /** Sends the values; a returned text is shown as success. */
  send: (values: Output) => Promise<string | undefined>
  /** Returns the message about the form when `send` throws, if any. */
  explainFailure: (error: unknown) => string | undefined
  /** Whether an error is about a missing value, judged by its code and the value of its field. */
  isMissing?: (code: string, value: unknown) => boolean
}

/** The login, which returns to this page. Drafts are kept. */
const loginHere = () =>
  `/auth/login?${new URLSearchParams({ return: location.pathname + location.search + location.hash })}`

const isBlank = (_: string, value: unknown) => value === undefined || value === '' || value === false

/** A form validated by the contract. The input stays, whatever the outcome. */
export const useContractForm = <Input extends FieldValues, Output>({
  send,
  explainFailure,
  isMissing = isBlank,
  ...rules
}: Options<Input, Output>) => {
  const texts = useTexts(formTexts)
  const locale = useLocale()
  const { form, field, check, recheck, setServerErrors } = useValidatedForm(rules)
  const [message, setMessage] = useState<Message>()
  /** How often the form was submitted or refused. */
  const [attempts, setAttempts] = useState(0)
  // Not the form's own `isSubmitting`, which stays set when validation throws.
  const { isPending, run } = usePending()

  const refuseFile = ({ field: name }: UnreadableFileError) => {
    const error = { type: 'FILE_UNREADABLE', message: fieldMessages.FILE_UNREADABLE[locale] }
    form.setError(name as Path<Input>, error, { shouldFocus: true })
    setMessage({ tone: 'failure', text: texts.checkInput })
  }
  const refuse = (error: unknown) => {
    setAttempts(count => count + 1)
    if (error instanceof UnreadableFileError) return refuseFile(error)
    setServerErrors(error)
    const text = explainFailure(error)
    if (!text) return
    const link = isRefusal(error, 'unauthorized') ? { label: texts.logIn, href: loginHere() } : undefined
    setMessage({ tone: 'failure', text, link })
  }
  const submitValues = async (values: Output) => {
    try {
      const text = await send(values)
      if (text) setMessage({ tone: 'success', text })
    } catch (error) {
      refuse(error)
    }
  }
  const showInvalid = (wrong: object) => {
    const lacksAny = listErrors(wrong).some(({ name, error }) =>
      isMissing(error.type, form.getValues(name as Path<Input>)),
    )
    setMessage({ tone: 'failure', text: lacksAny ? texts.allRequired : texts.checkInput })
  }
  // A second press is ignored while the first one is pending.
  const onSubmit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    return run(async () => {
      setMessage(undefined)
      await form.handleSubmit(submitValues, showInvalid)()
      // The form state contains the errors only now.
      setAttempts(count => count + 1)
    })
  }
  const clearMessage = () => setMessage(undefined)
  return {
    form,
    field,
    check,
    recheck,
    refuse,
    clearMessage,
    attempts,
    frame: { message, onSubmit, isBusy: isPending },
  }
}
