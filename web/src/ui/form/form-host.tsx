import { useLayoutEffect } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useContractForm } from './use-contract-form.ts'

export type LoadedForm<Input extends FieldValues, Output> = ReturnType<typeof useContractForm<Input, Output>>

interface Props<Input extends FieldValues, Output> {
  options: Parameters<typeof useContractForm<Input, Output>>[0]
  onRender: (form: LoadedForm<Input, Output>) => void
}

/** Runs a form whose fields are already rendered. `useLazyContractForm` loads this file and its libraries. */
export const FormHost = <Input extends FieldValues, Output>({ options, onRender }: Props<Input, Output>) => {
  const form = useContractForm({ ...options, isGuarded: false })
  useLayoutEffect(() => onRender(form))
  return null
}
