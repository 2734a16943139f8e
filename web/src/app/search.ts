type Search = Record<string, unknown>

/** One text value of a query, if it is there. What else stands in the address is ignored. */
export const text = <const K extends string>(search: Search, key: K): { [key in K]?: string } =>
  typeof search[key] === 'string' ? ({ [key]: search[key] } as { [key in K]: string }) : {}
