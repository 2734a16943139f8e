import type { FieldMessage } from '@academy/contract/base/field-message'
import type { Locale } from '@academy/contract/base/locale'
import { codeOf, type Issue, messageOf, messageOfIssue } from '@academy/contract/messages'
import { toNestErrors } from '@hookform/resolvers'
import type { FieldError, FieldValues, Resolver } from 'react-hook-form'

type Parsed<Output> = { success: true; data: Output } | { success: false; error: { issues: Issue[] } }

/** A schema of the contract, by its input and output. */
export interface Schema<Input, Output> {
  safeParseAsync: (value: unknown) => Promise<Parsed<Output>>
  /** Only for type inference. */
  _zod?: { input: Input }
}

/** A code of the contract, or an error with a code and a message defined by the page. */
type PageError = FieldMessage | { type: string; message: string }

/** Rules beyond the contract that only the page knows. */
export interface PageRules<Input> {
  /** Selects the values that apply; all of them by default. */
  prepare?: ((typed: Input) => Input) | undefined
  /** Returns errors beyond the contract, by field. */
  check?: ((typed: Input) => Promise<{ [field in keyof Input]?: PageError | undefined }>) | undefined
  /** Maps a field of the contract to its name in the form, where they differ. */
  fieldName?: ((field: string) => string) | undefined
}

/** Adapts a schema to a form whose values differ from the request body. */
export const schemaFor = <Input, Output>(
  schema: Schema<never, Output> | Schema<unknown, Output>,
  bodyOf: (typed: Input) => unknown,
): Schema<Input, Output> => ({ safeParseAsync: typed => schema.safeParseAsync(bodyOf(typed as Input)) })

/**
 * Validates a form against the contract. The type of each error is a code of the contract, and its message is
 * in the language of the page.
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
    const addIssue = (issue: Issue) => {
      const field = issue.path.map(String).join('.') || 'body'
      add(field, { type: codeOf(issue), message: messageOfIssue(issue, field, locale) })
    }
    for (const issue of parsed.success ? [] : parsed.error.issues) addIssue(issue)
    for (const [field, error] of Object.entries((await check?.(counted)) ?? {})) if (error) add(field, error)
    return parsed.success && errors.size === 0
      ? { values: parsed.data, errors: {} }
      : { values: {}, errors: toNestErrors<Input>(Object.fromEntries(errors), options) }
  }
}
