import { parseDate } from '@internationalized/date'

/** The day that lies so many days later, or (negative) earlier. */
export const laterDay = (day: string, days: number): string => parseDate(day).add({ days }).toString()
