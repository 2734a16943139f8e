import { type FieldError, get } from 'react-hook-form'

interface NamedError {
  name: string
  error: FieldError
}

const isFieldError = (node: object): node is FieldError => 'type' in node && typeof node.type === 'string'

/** Returns all errors of a form as a flat list with names such as `chamber_ensemble.0.name`. */
export const listErrors = (errors: object, parent = ''): NamedError[] =>
  Object.entries(errors).flatMap(([key, node]: [string, object | undefined]) => {
    if (!node) return []
    // React Hook Form puts the error of a list as a whole beside its rows, under `root`.
    const name = key === 'root' ? parent : [parent, key].filter(Boolean).join('.')
    return isFieldError(node) ? [{ name, error: node }] : listErrors(node, name)
  })

/** Returns the error message of a field, or of a list as a whole. */
export const errorAt = (errors: object, name: string): string | undefined => {
  const found: { message?: unknown; root?: FieldError } | undefined = get(errors, name)
  return (found?.root ?? found)?.message?.toString()
}
