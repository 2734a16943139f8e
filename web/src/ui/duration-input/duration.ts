/** Typed durations: digits shift in from the right, the last two are seconds. */
const MAX_DIGITS = 5
const MAX_LENGTH = 999 * 60 + 59

const minutesAndSeconds = (digits: string) => ({
  minutes: Number(digits.slice(0, -2)),
  seconds: Number(digits.slice(-2)),
})

const written = (minutes: number, seconds: number): string => `${minutes}:${String(seconds).padStart(2, '0')}`

/** 330 → 5:30 */
export const formatDuration = (total: number): string => written(Math.floor(total / 60), total % 60)

/** Formats typed text: its last five digits as m:ss. Zeros alone count as empty. */
export const formatTyped = (text: string): string => {
  const digits = text.replace(/\D/g, '').slice(-MAX_DIGITS)
  const { minutes, seconds } = minutesAndSeconds(digits)
  return minutes + seconds === 0 ? '' : written(minutes, seconds)
}

/** Returns the duration in seconds, or null if empty. */
export const secondsOf = (text: string): number | null => {
  const digits = text.replace(/\D/g, '')
  const { minutes, seconds } = minutesAndSeconds(digits)
  return digits === '' ? null : Math.min(minutes * 60 + seconds, MAX_LENGTH)
}

/** 0:75 → 1:15. The maximum is 999:59, three digits of minutes. */
export const normalizeDuration = (text: string): string => {
  const seconds = secondsOf(text)
  return seconds === null ? '' : formatDuration(seconds)
}

/** Adds or subtracts minutes; unchanged if the result would leave the valid range. */
export const addMinutes = (text: string, minutes: number): string => {
  const before = secondsOf(text) ?? 0
  const after = before + minutes * 60
  return formatDuration(after < 0 || after > MAX_LENGTH ? before : after)
}
