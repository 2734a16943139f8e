/** What is wrong, by the name that the server has for the field: `chamber_ensemble.0.name`. */
export type Faults = Record<string, string>

/** One message a field is enough. */
export const firstOfEach = (said: Record<string, string[]>): Faults =>
  Object.fromEntries(Object.entries(said).map(([field, [first = '']]) => [field, first]))

/** What the page shows of all that is wrong: nobody hears of a field before having been there. */
export const faultsAt = (faults: Faults, fields: readonly string[]): Faults =>
  Object.fromEntries(fields.flatMap(field => (faults[field] ? [[field, faults[field]]] : [])))
