// Calendar days, `YYYY-MM-DD`, counted without clocks and zones. Without zod.

const DAY_MS = 86_400_000

/** Days since 1970: what lies between two days is a difference. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS

/** The day that lies so many days later, or (negative) earlier. */
export const laterDay = (day: string, days: number): string =>
  new Date((dayNumber(day) + days) * DAY_MS).toISOString().slice(0, 10)
