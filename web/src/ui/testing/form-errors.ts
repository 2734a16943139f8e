import type { Locale } from '@academy/contract/base/locale'
import type { FieldValues } from 'react-hook-form'
import { contractResolver, type PageRules, type Schema } from '../form/contract-resolver.ts'
import { listErrors } from '../form/field-errors.ts'

type Rules<Input> = PageRules<Input> & { schema: Schema<Input, unknown> }

/** Returns the error messages of a form by field, as after a submit. */
export const formErrors = async <Input extends FieldValues>(
  { schema, ...rules }: Rules<Input>,
  typed: Input,
  locale: Locale,
): Promise<Record<string, string>> => {
  const options = { fields: {}, shouldUseNativeValidation: undefined }
  const { errors } = await contractResolver(schema, locale, rules)(typed, undefined, options)
  return Object.fromEntries(listErrors(errors).map(({ name, error }) => [name, error.message ?? '']))
}
