import type { Locale } from '@academy/contract/locale'
import { explain } from '@academy/contract/messages'
import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldError, FieldValues, Resolver } from 'react-hook-form'

/** A schema of the contract, by what goes in and what comes out. */
export interface Schema<Input, Output> {
  _zod: { input: Input; output: Output }
}

/** Checks a form by the contract, and says what is wrong in the language of the page. */
export const contractResolver = <Input extends FieldValues, Output>(
  schema: Schema<Input, Output>,
  locale: Locale,
): Resolver<Input, unknown, Output> => {
  const check: Resolver<Input, unknown, Output> = zodResolver(schema)
  return async (...asked) => {
    const result = await check(...asked)
    for (const [field, error] of Object.entries<FieldError>(result.errors as Record<string, FieldError>))
      error.message = inWords(field, error, locale)
    return result
  }
}

// The schemas name their messages by key.
const inWords = (field: string, { type, message = '' }: FieldError, locale: Locale) =>
  explain([{ path: [field], code: type, message }], locale)[field]?.[0] ?? message
