/** The filters of the list of people, as they are named in its address. */
export const peopleFilters = [
  'kind',
  'masterclass',
  'instrument',
  'country',
  'day',
  'minors',
  'consent',
  'contact',
  'unpaid',
  'arriving',
] as const

const ofOneYear = new Set(['academy', 'page', 'masterclass', 'instrument', 'day'])

/** Returns the part of an address that means the same in every academy. */
export const filtersOfEveryYear = (search: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(search).filter(([name]) => !ofOneYear.has(name)))
