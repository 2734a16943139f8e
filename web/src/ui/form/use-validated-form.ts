import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { contractResolver, type PageRules, type Schema } from './contract-resolver.ts'
import { errorAt, listErrors } from './field-errors.ts'
import { refusedFields } from './refused-fields.ts'

export interface FormRules<Input extends FieldValues, Output> extends PageRules<Input> {
  schema: Schema<Input, Output>
  /**
   * Initial values. Set no others: a field without one keeps what was typed or autofilled before hydration.
   */
  known?: DefaultValues<Input>
  /** Whether the form itself focuses the first wrong field; unless told, it does. See `useFocusFirstError`. */
  shouldFocusError?: boolean
}

/** Fields whose rules are the contract's: checked when they are left, and from then on with each change. */
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
  /** Checks these fields, and again all that have an error: it may have been about another field, too. */
  const check = (...names: Path<Input>[]) => {
    const wrong = listErrors(form.formState.errors).map(({ name }) => name as Path<Input>)
    void form.trigger([...wrong, ...names])
  }
  /** Checks a field again that depends on another, if somebody has been there or it has an error. */
  const recheck = (name: Path<Input>) => () => {
    const { isTouched, invalid } = form.getFieldState(name)
    if (isTouched || invalid) void form.trigger(name)
  }
  /** Puts what the server says about fields into the form. */
  const setServerErrors = (error: unknown) => {
    const refused = refusedFields(error, Object.keys(form.getValues()), rules.fieldName)
    for (const [index, { name, text }] of refused.entries()) {
      const shouldFocus = shouldFocusError && index === 0
      form.setError(name as Path<Input>, { type: 'server', message: text }, { shouldFocus })
    }
  }
  return { form, field, check, recheck, setServerErrors }
}
