import { yearOf } from '../../../base/format.ts'

/** The anchor of a year on its page. */
export const yearAnchor = (day: string): string => `year-${yearOf(day)}`
