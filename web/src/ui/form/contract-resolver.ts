import type { Locale } from '@academy/contract/locale'
import { explain, type FieldMessage } from '@academy/contract/messages'
import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldError, FieldValues, Resolver } from 'react-hook-form'

/** A schema of the contract, by what goes in and what comes out. */
export interface Schema<Input, Output> {
  _zod: { input: Input; output: Output }
}

/** What only the page knows about its form. */
export interface PageRules<Input> {
  /** What counts of what stands in the fields; all of it, unless told. */
  prepare?: ((typed: Input) => Input) | undefined
  /** What is wrong beyond the contract, by field. */
  check?: ((typed: Input) => Promise<{ [field in keyof Input]?: FieldMessage | undefined }>) | undefined
}

/** Checks a form by the contract, and says what is wrong in the language of the page. */
export const contractResolver = <Input extends FieldValues, Output>(
  schema: Schema<Input, Output>,
  locale: Locale,
  { prepare, check }: PageRules<Input> = {},
): Resolver<Input, unknown, Output> => {
  const checkContract: Resolver<Input, unknown, Output> = zodResolver(schema)
  return async (typed, ...rest) => {
    const counted = prepare?.(typed) ?? typed
    const result = await checkContract(counted, ...rest)
    const errors = result.errors as Record<string, FieldError>
    for (const [field, message] of Object.entries((await check?.(counted)) ?? {}))
      if (message) errors[field] ??= { type: 'custom', message }
    for (const [field, error] of Object.entries(errors)) error.message = inWords(field, error, locale)
    return Object.keys(errors).length > 0 ? { values: {}, errors: result.errors } : result
  }
}

// The schemas name their messages by key.
const inWords = (field: string, { type, message = '' }: FieldError, locale: Locale) =>
  explain([{ path: [field], code: type, message }], locale)[field]?.[0] ?? message
