const time = /(\d{1,2})(?:[.:](\d{2}))?\s*(am|pm)?/i

/** The hour of a time of day as the office writes it: 7.30 → 7.5, 8 pm → 20. Undefined: the text has no time. */
export const hourOf = (text: string): number | undefined => {
  const [, hours, minutes = '0', half] = time.exec(text) ?? []
  if (hours === undefined) return undefined
  const isAfternoon = half?.toLowerCase() === 'pm' && Number(hours) < 12
  const hour = Number(hours) + Number(minutes) / 60 + (isAfternoon ? 12 : 0)
  return hour <= 24 ? hour : undefined
}

const SUNRISE = 6
const SUNSET = 19

/** The class of the sky at an hour. */
export const skyAt = (hour: number): `day-${'dawn' | 'noon' | 'afternoon' | 'dusk' | 'night'}` => {
  if (hour < 8.5) return 'day-dawn'
  if (hour < 15.5) return 'day-noon'
  if (hour < 17.5) return 'day-afternoon'
  return hour < SUNSET ? 'day-dusk' : 'day-night'
}

/** Where the sun stands in its arch: it rises at the left and sets at the right. */
export const sunAt = (hour: number): { cx: number; cy: number } => {
  const passed = Math.min(1, Math.max(0, (hour - SUNRISE) / (SUNSET - SUNRISE)))
  return { cx: Math.round(26 + 68 * passed), cy: Math.round(92 - 58 * Math.sin(Math.PI * passed)) }
}
