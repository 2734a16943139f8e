import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import { useLocale } from '../../base/i18n/locale-context.ts'
import { contractResolver, type PageRules, type Schema } from './contract-resolver.ts'
import { errorAt, listErrors } from './field-errors.ts'
import { refusedFields } from './refused-fields.ts'

export interface FormRules<Input extends FieldValues, Output> extends PageRules<Input> {
  schema: Schema<Input, Output>
  /**
   * Initial values. Set no others: a field without one keeps what was typed or autofilled before hydration.
   */
  known?: DefaultValues<Input>
  /** Whether the form itself focuses the first invalid field; true by default. See `useFocusFirstError`. */
  shouldFocusError?: boolean
}

/**
 * A form validated by the contract: a field is validated when it loses the focus, and after that on each
 * change.
 */
export const useValidatedForm = <Input extends FieldValues, Output>({
  schema,
  known,
  shouldFocusError = true,
  ...rules
}: FormRules<Input, Output>) => {
  const locale = useLocale()
  const form = useForm<Input, unknown, Output>({
    resolver: contractResolver(schema, locale, rules),
    mode: 'onTouched',
    shouldFocusError,
    ...(known && { defaultValues: known }),
  })
  const { errors } = form.formState

  /** Returns the props of a field. */
  const field = <Name extends Path<Input>>(
    name: Name,
    options: Parameters<typeof form.register<Name>>[1] = {},
  ) => ({
    ...form.register(name, options),
    error: errorAt(errors, name),
  })
  /** Validates these fields, and revalidates all fields with errors, because they may depend on these. */
  const check = (...names: Path<Input>[]) => {
    const wrong = listErrors(form.formState.errors).map(({ name }) => name as Path<Input>)
    void form.trigger([...wrong, ...names])
  }
  /** Revalidates a field that depends on another one, if the user has visited it or it has an error. */
  const recheck = (name: Path<Input>) => () => {
    const { isTouched, invalid } = form.getFieldState(name)
    if (isTouched || invalid) void form.trigger(name)
  }
  /** Shows the server's errors at the fields of the form. */
  const setServerErrors = (error: unknown) => {
    const refused = refusedFields(error, Object.keys(form.getValues()), rules.fieldName)
    for (const [index, { name, text }] of refused.entries()) {
      const shouldFocus = shouldFocusError && index === 0
      form.setError(name as Path<Input>, { type: 'server', message: text }, { shouldFocus })
    }
  }
  return { form, field, check, recheck, setServerErrors }
}
