import type { Locale } from '@academy/contract/locale'
import { codeOf, type FieldMessage, type Issue, messageOf } from '@academy/contract/messages'
import { toNestErrors } from '@hookform/resolvers'
import type { FieldError, FieldValues, Resolver } from 'react-hook-form'

type Parsed<Output> = { success: true; data: Output } | { success: false; error: { issues: Issue[] } }

/** A schema of the contract, by its input and output. */
export interface Schema<Input, Output> {
  safeParseAsync: (value: unknown) => Promise<Parsed<Output>>
  /** For the compiler. */
  _zod?: { input: Input }
}

/** A code of the contract, or an error with a code and a message of the page's own. */
type PageError = FieldMessage | { type: string; message: string }

/** Rules beyond the contract that only the page knows. */
export interface PageRules<Input> {
  /** Selects the values that apply; all of them by default. */
  prepare?: ((typed: Input) => Input) | undefined
  /** Returns errors beyond the contract, by field. */
  check?: ((typed: Input) => Promise<{ [field in keyof Input]?: PageError | undefined }>) | undefined
  /** The form's name of a field of the contract, where it differs. */
  fieldName?: ((field: string) => string) | undefined
}

/** The schema of a form whose fields hold something else than what is sent. */
export const schemaFor = <Input, Output>(
  schema: Schema<never, Output> | Schema<unknown, Output>,
  bodyOf: (typed: Input) => unknown,
): Schema<Input, Output> => ({ safeParseAsync: typed => schema.safeParseAsync(bodyOf(typed as Input)) })

/**
 * Checks a form by the contract. Each error has the code of the contract as its type, and the message in the language of
 * the page.
 */
export const contractResolver = <Input extends FieldValues, Output>(
  schema: Schema<Input, Output>,
  locale: Locale,
  { prepare, check, fieldName = name => name }: PageRules<Input> = {},
): Resolver<Input, unknown, Output> => {
  const errorOf = (error: PageError, field: string): FieldError =>
    typeof error === 'string' ? { type: error, message: messageOf(error, field, locale) } : error
  return async (typed, _, options) => {
    const counted = prepare?.(typed) ?? typed
    const parsed = await schema.safeParseAsync(counted)
    const errors = new Map<string, FieldError>()
    const add = (field: string, error: PageError) => {
      const name = fieldName(field)
      if (!errors.has(name)) errors.set(name, errorOf(error, field))
    }
    for (const issue of parsed.success ? [] : parsed.error.issues)
      add(issue.path.map(String).join('.') || 'body', codeOf(issue))
    for (const [field, error] of Object.entries((await check?.(counted)) ?? {})) if (error) add(field, error)
    return parsed.success && errors.size === 0
      ? { values: parsed.data, errors: {} }
      : { values: {}, errors: toNestErrors<Input>(Object.fromEntries(errors), options) }
  }
}
