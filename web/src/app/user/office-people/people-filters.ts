/** The filters of the list of people, as they are named in its address. */
export const peopleFilters = [
  'kind',
  'masterclass',
  'instrument',
  'country',
  'day',
  'minors',
  'unpaid',
  'arriving',
] as const
