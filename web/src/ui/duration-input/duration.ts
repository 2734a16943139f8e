import { MAX_DURATION } from '@academy/contract/base/constants'

/** A typed duration is its digits: the last two are seconds, those before are minutes. */
const MAX_DIGITS = 5
const MAX_SHOWN = 999 * 60 + 59

/** 330 → 5:30 */
export const formatDuration = (total: number): string =>
  `${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}`

const digitsOf = (text: string): string => text.normalize('NFKC').replace(/[^0-9]/g, '')

/** 475 → 4:75: seconds above 59 stay while somebody is typing. */
const format = (digits: string): string => {
  const kept = digits.slice(-MAX_DIGITS)
  return `${Number(kept.slice(0, -2))}:${kept.slice(-2).padStart(2, '0')}`
}

/** What the field shows for a text that was typed or pasted, in place of what it showed before. */
export const asTyped = (text: string, before: string): string => {
  const digits = digitsOf(text)
  const isDeleted = text.length < before.length && Number(digits) === 0
  return digits === '' || isDeleted ? '' : format(digits)
}

interface Edited {
  text: string
  caret: number
}

/** A deleted colon takes the digit beside it along: alone it would come back. */
const withoutDigit = ({ text, caret }: Edited, isForward: boolean): Edited => {
  const place = isForward ? caret : caret - 1
  return { text: text.slice(0, place) + text.slice(place + 1), caret: place }
}

/** Where `digits` digits stand to the right: before the colon rather than after it. */
const caretBefore = (shown: string, digits: number): number => {
  let caret = shown.length
  for (let left = digits; left > 0 && caret > 0; caret -= 1) if (shown[caret - 1] !== ':') left -= 1
  return shown[caret - 1] === ':' ? caret - 1 : caret
}

/** What an edit shows in place of `before`. The caret stays between the same digits. */
export const edit = (edited: Edited, before: string, isForward: boolean): Edited => {
  const isColonLost = edited.text !== before && edited.text === before.replace(':', '')
  const { text, caret } = isColonLost ? withoutDigit(edited, isForward) : edited
  const shown = asTyped(text, before)
  return { text: shown, caret: caretBefore(shown, digitsOf(text.slice(caret)).length) }
}

/** Returns the duration in seconds, or null if there is none. */
export const secondsOf = (shown: string): number | null => {
  const digits = digitsOf(shown).slice(-MAX_DIGITS)
  return digits === '' ? null : Number(digits.slice(0, -2)) * 60 + Number(digits.slice(-2))
}

/** The duration as m:ss; seconds of 60 and more become a minute. */
export const normalizeDuration = (shown: string): string => {
  const seconds = secondsOf(shown)
  return seconds === null ? '' : formatDuration(Math.min(seconds, MAX_SHOWN))
}

/** Adds or subtracts minutes; unchanged if that would lead out of the valid range. */
export const addMinutes = (shown: string, minutes: number): string => {
  const before = secondsOf(shown) ?? 0
  const after = before + minutes * 60
  const isOutside = after < 0 || (minutes > 0 && after > MAX_DURATION)
  return formatDuration(isOutside ? before : after)
}
