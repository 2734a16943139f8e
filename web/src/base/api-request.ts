type Values = Record<string, unknown>

/** The input of a call, without the endpoint's types. */
export interface AnyInput {
  params?: Values | undefined
  query?: Values | undefined
  body?: Values | undefined
}

const given = (values: Values) =>
  Object.entries(values).filter(([, value]) => value !== undefined && value !== null)

/** Returns the URL of a call: path parameters and query. */
export const addressOf = (path: string, { params = {}, query = {} }: AnyInput, origin: string): URL => {
  const filled = path.replace(/(?<=\/):(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const url = new URL(filled, origin)
  for (const [key, value] of given(query)) url.searchParams.set(key, String(value))
  return url
}

// Forms have no booleans: the API reads 1 and 0.
const fieldOf = (value: unknown) => {
  if (value instanceof Blob) return value
  return typeof value === 'boolean' ? String(Number(value)) : String(value)
}

export const formOf = (body: Values): FormData => {
  const form = new FormData()
  for (const [key, value] of given(body)) form.append(key, fieldOf(value))
  return form
}
