import { ApiError } from '../../base/api-errors.ts'

interface RefusedField {
  name: string
  text: string
}

/**
 * Returns the server's errors about the fields of a form, in the order of the form. `fieldName` maps a field
 * of the contract to its name in the form.
 */
export const refusedFields = (
  error: unknown,
  names: readonly string[],
  fieldName: (field: string) => string = field => field,
): RefusedField[] => {
  const errors = error instanceof ApiError ? (error.failure.errors ?? {}) : {}
  const refused = Object.entries(errors).map(([field, said]) => ({ name: fieldName(field), said }))
  return names.flatMap(name =>
    refused
      .filter(field => field.said.length > 0 && (field.name === name || field.name.startsWith(`${name}.`)))
      .map(field => ({ name: field.name, text: field.said.join(' ') })),
  )
}
