type Search = Record<string, unknown>

/** One text value of a query, if it is there. What else stands in the address is ignored. */
export const text = <const K extends string>(search: Search, key: K): { [key in K]?: string } =>
  typeof search[key] === 'string' ? ({ [key]: search[key] } as { [key in K]: string }) : {}

// The router's own way turns whatever looks like a number into one, and spoils signatures and tokens by it.

/** Everything in a query is text. */
export const parseSearch = (query: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(query))

export const stringifySearch = (search: Search): string => {
  const given = Object.entries(search).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  return query && `?${query}`
}
