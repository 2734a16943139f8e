import { type FieldError, get } from 'react-hook-form'

interface NamedError {
  name: string
  error: FieldError
}

const isFieldError = (node: object): node is FieldError => 'type' in node && typeof node.type === 'string'

/** All errors of a form, flat and by name: `chamber_ensemble.0.name`. */
export const listErrors = (errors: object, parent = ''): NamedError[] =>
  Object.entries(errors).flatMap(([key, node]: [string, object | undefined]) => {
    if (!node) return []
    // React Hook Form puts what is wrong with a list as a whole beside its rows.
    const name = key === 'root' ? parent : [parent, key].filter(Boolean).join('.')
    return isFieldError(node) ? [{ name, error: node }] : listErrors(node, name)
  })

/** What is said about a field, or about a list as a whole. */
export const errorAt = (errors: object, name: string): string | undefined => {
  const found: { message?: unknown; root?: FieldError } | undefined = get(errors, name)
  return (found?.root ?? found)?.message?.toString()
}
