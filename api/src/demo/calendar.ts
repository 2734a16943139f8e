import { CalendarDate, parseDate } from '@internationalized/date'

const LAST_DAY = 14

export interface DemoYear {
  start_date_academy: string
  end_date_academy: string
  end_date_application: string
  /** The day `offset` days after the start. */
  day(offset: number): string
}

/**
 * Returns the academy of a year: two weeks from the first of August, applications until the first of July.
 */
export const demoYear = (year: number): DemoYear => {
  const start = new CalendarDate(year, 8, 1)
  const day = (offset: number) => start.add({ days: offset }).toString()
  return {
    start_date_academy: day(0),
    end_date_academy: day(LAST_DAY),
    end_date_application: new CalendarDate(year, 7, 1).toString(),
    day,
  }
}

/** Returns the year of the academy that is running or comes next. */
export const currentDemoYear = (today: string): number => {
  const { year } = parseDate(today)
  return today <= demoYear(year).end_date_academy ? year : year + 1
}
