/** Durations as they are typed: digits that move in from the right, the last two are seconds. */
const MAX_DIGITS = 5
const LONGEST = 999 * 60 + 59

const minutesAndSeconds = (digits: string) => ({
  minutes: Number(digits.slice(0, -2)),
  seconds: Number(digits.slice(-2)),
})

const written = (minutes: number, seconds: number): string => `${minutes}:${String(seconds).padStart(2, '0')}`

/** 330 → 5:30 */
export const writeDuration = (total: number): string => written(Math.floor(total / 60), total % 60)

/** What the field shows for a text: its last five digits as m:ss. Zeros alone are nothing yet. */
export const typedDuration = (text: string): string => {
  const digits = text.replace(/\D/g, '').slice(-MAX_DIGITS)
  const { minutes, seconds } = minutesAndSeconds(digits)
  return minutes + seconds === 0 ? '' : written(minutes, seconds)
}

/** The length in seconds; nothing for an empty text. */
export const secondsOf = (text: string): number | null => {
  const digits = text.replace(/\D/g, '')
  const { minutes, seconds } = minutesAndSeconds(digits)
  return digits === '' ? null : Math.min(minutes * 60 + seconds, LONGEST)
}

/** 0:75 → 1:15. Beyond 999:59, which three digits of minutes can hold, nothing is longer. */
export const rolledOver = (text: string): string => {
  const seconds = secondsOf(text)
  return seconds === null ? '' : writeDuration(seconds)
}

/** A minute more or less; where there is no whole minute to take away, nothing changes. */
export const addMinutes = (text: string, minutes: number): string => {
  const before = secondsOf(text) ?? 0
  const after = before + minutes * 60
  return writeDuration(after < 0 || after > LONGEST ? before : after)
}
