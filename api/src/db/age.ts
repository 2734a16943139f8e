import { FULL_AGE } from '@academy/contract/base/constants'

/** An expression: whether somebody is under age on a day, the first one of an academy; not without a day of birth. */
export const isMinorOn = (date_of_birth: string, on: string): string =>
  `coalesce(age_on(${date_of_birth}, ${on}) < ${FULL_AGE}, false)`
