type Search = Record<string, unknown>

/** One text value of a query, if it is there. What else stands in the address is ignored. */
export const text = <const K extends string>(search: Search, key: K): { [key in K]?: string } =>
  typeof search[key] === 'string' ? ({ [key]: search[key] } as { [key in K]: string }) : {}

const MAX_SEARCH = 100
const MAX_PAGE = 100_000

/** What is searched for, as the API takes it. */
export const searchedFor = (typed = ''): string => typed.trim().slice(0, MAX_SEARCH)

/** Which page of a list; the first one unless the address says it well. */
export const pageOf = (given: string | undefined): number => {
  const number = Number(given)
  return Number.isInteger(number) && number >= 1 && number <= MAX_PAGE ? number : 1
}

// The router's own way turns whatever looks like a number into one, and spoils signatures and tokens by it.

/** Everything in a query is text. */
export const parseSearch = (query: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(query))

export const stringifySearch = (search: Search): string => {
  const given = Object.entries(search).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  return query && `?${query}`
}
