import { FULL_AGE } from '@academy/contract/constants'

/** An expression: whether somebody is under age on a day, such as the first one of an academy. */
export const isMinorOn = (date_of_birth: string, on: string): string =>
  `coalesce(${date_of_birth} + interval '${FULL_AGE} years' > ${on}, false)`
