type Search = Record<string, unknown>

/** Returns one text value of a query, if present; other values are ignored. */
export const text = <const K extends string>(search: Search, key: K): { [key in K]?: string } =>
  typeof search[key] === 'string' ? ({ [key]: search[key] } as { [key in K]: string }) : {}

type TableQuery<Filter extends string> = { [key in Filter | 'search' | 'sort' | 'page']?: string }

/** Validates the query of a page with an `OfficeTable`: search, sort, page and its filters, as text. */
export const tableSearch =
  <const Filter extends string = never>(...filters: Filter[]) =>
  (search: Search): TableQuery<Filter> =>
    Object.assign({}, ...['search', 'sort', 'page', ...filters].map(key => text(search, key)))

/** The names in the query of a further table on the same page: see `useKeyedTableView`. */
export const keyedTable = <const Key extends string>(key: Key) =>
  [`${key}.search`, `${key}.sort`, `${key}.page`] as const

// The router's own parser converts everything that looks like a number, which corrupts signatures and tokens.

/** Parses every value of a query as text. */
export const parseSearch = (query: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(query))

/** Returns the query without empty values, which a form sends for its empty fields; undefined if there are none. */
export const withoutEmpty = (query: string): string | undefined => {
  const given = [...new URLSearchParams(query)]
  const kept = given.filter(([, value]) => value !== '')
  if (kept.length === given.length) return undefined
  return stringifySearch(Object.fromEntries(kept))
}

export const stringifySearch = (search: Search): string => {
  const given = Object.entries(search).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  return query && `?${query}`
}
