import { FEW_RECOVERY_CODES } from '@academy/contract/access/second-factor/schemas'
import type { Locale } from '@academy/contract/base/locale'
import { plural } from '@academy/contract/base/plural'

const codesLeft: Record<Locale, (left: number) => string> = {
  en: left =>
    left === 0
      ? 'None of your ten codes are left.'
      : plural('en', left, {
          one: 'One of your ten codes is left.',
          other: `${left} of your ten codes are left.`,
        }),
  de: left =>
    left === 0
      ? 'Von Ihren zehn Codes ist keiner mehr übrig.'
      : plural('de', left, {
          one: 'Von Ihren zehn Codes ist noch einer übrig.',
          other: `Von Ihren zehn Codes sind noch ${left} übrig.`,
        }),
}

const makeNewOnes: Record<Locale, string> = {
  en: 'Please make new ones in your account, so that you have some when you need them.',
  de: 'Bitte erzeugen Sie in Ihrem Konto neue, damit Sie welche haben, wenn Sie sie brauchen.',
}

/** How many recovery codes are left; with few of them, people are asked to make new ones. */
export const codesLeftText = (left: number, locale: Locale): string => {
  const counted = codesLeft[locale](left)
  return left <= FEW_RECOVERY_CODES ? `${counted} ${makeNewOnes[locale]}` : counted
}
