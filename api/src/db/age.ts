import { FULL_AGE } from '@academy/contract/base/constants'

// Ages are those on the first day of an academy: `on` is an expression for that day.

/** An expression: how old somebody is on a day, in whole years; born on 29 February, a year older on 1 March. */
export const ageOn = (date_of_birth: string, on: string): string =>
  `extract(year from age(${on}, ${date_of_birth}))::int`

/** An expression: whether somebody is under age on a day. */
export const isMinorOn = (date_of_birth: string, on: string): string =>
  `coalesce(${date_of_birth} + interval '${FULL_AGE} years' > ${on}, false)`
