import { FULL_AGE } from '@academy/contract/base/constants'

// Ages are those on the first day of an academy: `on` is an expression for that day.

/** An expression: whether somebody is under age on a day. */
export const isMinorOn = (date_of_birth: string, on: string): string =>
  `coalesce(${date_of_birth} + interval '${FULL_AGE} years' > ${on}, false)`
