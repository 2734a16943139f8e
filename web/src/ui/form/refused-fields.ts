import { ApiError } from '../../lib/api-errors.ts'

interface RefusedField<Name extends string> {
  name: Name
  text: string
}

/** What the server has to say about the fields of a form, in the order of the form. */
export const refusedFields = <Name extends string>(
  error: unknown,
  names: readonly Name[],
): RefusedField<Name>[] => {
  const errors = error instanceof ApiError ? (error.failure.errors ?? {}) : {}
  return names.flatMap(name => {
    const said = Object.hasOwn(errors, name) ? errors[name] : undefined
    return said?.length ? [{ name, text: said.join(' ') }] : []
  })
}
