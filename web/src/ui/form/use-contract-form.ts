import { fieldMessages } from '@academy/contract/messages'
import { useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import { UnreadableFileError } from '../../lib/api-errors.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { usePending } from '../../lib/use-pending.ts'
import { contractResolver, type PageRules, type Schema } from './contract-resolver.ts'
import type { Message } from './form-message.tsx'
import { refusedFields } from './refused-fields.ts'
import { formTexts } from './texts.ts'

interface Options<Input extends FieldValues, Output> extends PageRules<Input> {
  schema: Schema<Input, Output>
  /**
   * Values that are known beforehand. Name no others: a field without one keeps what somebody typed into it, or the
   * browser filled in, before the script ran.
   */
  known?: DefaultValues<Input>
  /** Sends what was typed; a text that comes back is shown as the success. */
  send: (values: Output) => Promise<string | undefined>
  /** What is said about the form as a whole when `send` throws, if anything. */
  explainFailure: (error: unknown) => string | undefined
}

const isBlank = (value: unknown) => value === undefined || value === '' || value === false

/** A form whose rules are the contract's. What was typed stays, whatever happens to it. */
export const useContractForm = <Input extends FieldValues, Output>({
  schema,
  known,
  send,
  explainFailure,
  prepare,
  check,
}: Options<Input, Output>) => {
  const texts = useTexts(formTexts)
  const locale = useLocale()
  const form = useForm<Input, unknown, Output>({
    resolver: contractResolver(schema, locale, { prepare, check }),
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    ...(known && { defaultValues: known }),
  })
  const { errors } = form.formState
  const [message, setMessage] = useState<Message>()
  // Not the form's own `isSubmitting`, which stays when a check throws.
  const { isPending, run } = usePending()

  const refuseFile = ({ field }: UnreadableFileError) => {
    const error = { type: 'file', message: fieldMessages.FILE_UNREADABLE[locale] }
    form.setError(field as Path<Input>, error, { shouldFocus: true })
    setMessage({ tone: 'failure', text: texts.checkInput })
  }
  const refuse = (error: unknown) => {
    if (error instanceof UnreadableFileError) return refuseFile(error)
    const names = Object.keys(form.getValues()) as Path<Input>[]
    for (const [index, { name, text }] of refusedFields(error, names).entries())
      form.setError(name, { type: 'server', message: text }, { shouldFocus: index === 0 })
    const text = explainFailure(error)
    if (text) setMessage({ tone: 'failure', text })
  }
  const sendOff = async (values: Output) => {
    try {
      const text = await send(values)
      if (text) setMessage({ tone: 'success', text })
    } catch (error) {
      refuse(error)
    }
  }
  const complain = (wrong: object) => {
    const isMissing = Object.keys(wrong).some(name => isBlank(form.getValues(name as Path<Input>)))
    setMessage({ tone: 'failure', text: isMissing ? texts.allRequired : texts.checkInput })
  }
  // A second press, however quick, finds the first one under way.
  const onSubmit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    return run(async () => {
      setMessage(undefined)
      await form.handleSubmit(sendOff, complain)()
    })
  }

  /** What a field of the form is given. */
  const field = <Name extends Path<Input>>(
    name: Name,
    options: Parameters<typeof form.register<Name>>[1] = {},
  ) => ({
    ...form.register(name, options),
    error: errors[name]?.message?.toString(),
  })
  /** Looks again at a field that depends on another, once somebody has been there or was told about it. */
  const recheck = (name: Path<Input>) => () => {
    const { isTouched, invalid } = form.getFieldState(name)
    if (isTouched || invalid) void form.trigger(name)
  }
  return { form, field, recheck, frame: { message, onSubmit, isBusy: isPending } }
}
