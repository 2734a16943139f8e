import { laterDay } from '@academy/contract/base/days'
import { CalendarDate, parseDate } from '@internationalized/date'
import { insertPaymentOn } from '../areas/money/invoices/allocation-queries.ts'
import type { Tx } from '../db/connection.ts'
import type { DemoApplication } from './content/applications.ts'
import type { DemoBooking } from './content/bookings.ts'

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

/** What people do in the demo around one academy. */
export interface Season {
  academy_id: number
  applications: readonly DemoApplication[]
  bookings: readonly DemoBooking[]
  /** Days count back from this day, limited to `first_day` and `last_day`. */
  day: string
  first_day: string
  last_day: string
  /** Set once the selection is final. */
  finalized_on?: string
  /** Whether those who are not accepted wait for a place. */
  hasWaitingLists?: boolean
  accountOf: ReadonlyMap<string, number>
  resumeOf: ReadonlyMap<number, number>
}

/** Early in the morning: what happens on the day of the demo is over when it starts at ten. */
export const timestampOn = (day: string) => new Date(`${day}T05:30:00Z`)

export const shiftDay = (
  { first_day, last_day }: Pick<Season, 'first_day' | 'last_day'>,
  from: string,
  days: number,
): string => {
  const day = laterDay(from, days)
  if (day < first_day) return first_day
  return day > last_day ? last_day : day
}

/** An action on a given day. */
export interface Step {
  day: string
  run(): Promise<unknown>
}

/** Runs the steps in order of their days, so that invoice numbers follow the dates. */
export const runSteps = async (steps: Step[]): Promise<void> => {
  for (const { run } of steps.toSorted((a, b) => a.day.localeCompare(b.day))) await run()
}

interface Money {
  invoice_id: number
  amount_cents: number
  paid_on: string
}

/** Records a payment by the office. */
export const pay = async (tx: Tx, { accountOf }: Season, money: Money): Promise<void> => {
  const recorded_by = accountOf.get('manager@example.org') ?? 0
  await insertPaymentOn(tx, { ...money, recorded_at: timestampOn(money.paid_on), recorded_by })
}
