/** Typed durations. A number alone means minutes: 5 → five minutes. */
const MAX_LENGTH = 999 * 60 + 59

/** 330 → 5:30 */
export const formatDuration = (total: number): string =>
  `${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}`

const HOURS = 'h|hrs?|hours?|std\\.?|stunden?'
const MINUTES = "m|min\\.?|mins?\\.?|minutes?|minuten?|'|’|′"
// NFKC writes ″ as ′′.
const SECONDS = "s|sec\\.?|secs?\\.?|seconds?|sek\\.?|sekunden?|\"|''|’’|”|′′"
const NUMBER = '(\\d+(?:[.,]\\d+)?)'

/** 4 min 30 s, 1 h 20 min, 4'30", 2,5 Minuten; the unit of the last part may be missing: 4 min 30. */
const WITH_UNITS = new RegExp(
  `^(?:${NUMBER}\\s*(?:${HOURS}))?\\s*(?:${NUMBER}\\s*(?:${MINUTES}))?\\s*(?:${NUMBER}\\s*(${SECONDS})?)?$`,
)
const HOURS_MINUTES_SECONDS = /^(\d{1,2}):(\d{1,2}):(\d{1,2})$/
const MINUTES_SECONDS = /^(\d{1,3})\s*[:.,]\s*(\d{2})$/
const TENTHS_OF_MINUTES = /^(\d{1,3})[.,](\d)$/
const DIGITS = /^\d{1,5}$/

const sum = (hours: number, minutes: number, seconds: number): number =>
  Math.round(hours * 3600 + minutes * 60 + seconds)

const decimal = (text = '0') => Number(text.replace(',', '.'))

/** Up to two digits are minutes. Of more digits the last two are seconds, unless they are 60 or more. */
const readDigits = (digits: string): number => {
  const seconds = Number(digits.slice(-2))
  if (digits.length < 3 || seconds >= 60) return Number(digits) * 60
  return Number(digits.slice(0, -2)) * 60 + seconds
}

const readUnits = (text: string): number | null => {
  const [, hours, minutes, seconds, unit] = WITH_UNITS.exec(text) ?? []
  // A number alone is no duration with units.
  if (!hours && !minutes && !unit) return null
  // 1 h 20: what follows hours without a unit are minutes.
  if (hours && !minutes && seconds && !unit) return sum(decimal(hours), decimal(seconds), 0)
  return sum(decimal(hours), decimal(minutes), decimal(seconds))
}

const read = (text: string): number | null => {
  if (DIGITS.test(text)) return readDigits(text)
  const [, hours, inHour, ofHour] = HOURS_MINUTES_SECONDS.exec(text) ?? []
  if (hours) return sum(Number(hours), Number(inHour), Number(ofHour))
  const [, minutes, seconds] = MINUTES_SECONDS.exec(text) ?? []
  if (minutes) return sum(0, Number(minutes), Number(seconds))
  const [, whole, tenth] = TENTHS_OF_MINUTES.exec(text) ?? []
  if (whole) return sum(0, Number(`${whole}.${tenth}`), 0)
  return readUnits(text)
}

/** Returns the duration in seconds, or null if the text is empty or cannot be read. At most 999:59. */
export const secondsOf = (text: string): number | null => {
  const seconds = read(text.normalize('NFKC').trim().toLowerCase())
  return seconds === null ? null : Math.min(seconds, MAX_LENGTH)
}

/** Returns the duration as m:ss. What cannot be read stays, so that it can be corrected. */
export const normalizeDuration = (text: string): string => {
  const seconds = secondsOf(text)
  return seconds === null ? text.trim() : formatDuration(seconds)
}

/** Adds or subtracts minutes; unchanged if the result would leave the valid range. */
export const addMinutes = (text: string, minutes: number): string => {
  const before = secondsOf(text) ?? 0
  const after = before + minutes * 60
  return formatDuration(after < 0 || after > MAX_LENGTH ? before : after)
}
