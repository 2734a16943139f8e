/** Empty has several representations: untouched, cleared, or never known. */
const plain = (value: unknown): unknown => {
  if (value === undefined || value === null || value === false || Number.isNaN(value)) return ''
  if (value instanceof File) return value
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Returns the changed values, by field. */
export const changedValues = <Values extends object>(typed: Values, known: object): Partial<Values> => {
  const before = new Map(Object.entries(known))
  const changed = Object.entries(typed).filter(([name, value]) => plain(value) !== plain(before.get(name)))
  return Object.fromEntries(changed) as Partial<Values>
}
