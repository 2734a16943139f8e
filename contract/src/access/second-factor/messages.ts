import { MAX_GRACE_DAYS } from '../../base/constants.ts'
import type { Locale } from '../../base/locale.ts'

/** Error messages of codes. */
export const secondFactorMessages = {
  CODE_REQUIRED: { en: 'Please enter the code.', de: 'Bitte geben Sie den Code ein.' },
  CODE_FORMAT: { en: 'The code has six digits.', de: 'Der Code hat sechs Ziffern.' },
  CODE_WRONG: {
    en: 'This code is wrong or was already used. Please wait for the next one.',
    de: 'Dieser Code stimmt nicht oder wurde schon verwendet. Bitte warten Sie auf den nächsten.',
  },
  RECOVERY_CODE_WRONG: {
    en: 'This recovery code is wrong or was already used.',
    de: 'Dieser Wiederherstellungscode stimmt nicht oder wurde schon verwendet.',
  },
  GRACE_DAYS_INVALID: {
    en: `Please enter a whole number of days from 0 to ${MAX_GRACE_DAYS}.`,
    de: `Bitte geben Sie eine ganze Zahl von 0 bis ${MAX_GRACE_DAYS} Tagen ein.`,
  },
  PROOF_REQUIRED: {
    en: 'Please show your second factor.',
    de: 'Bitte zeigen Sie Ihren zweiten Faktor.',
  },
} as const satisfies Record<string, Record<Locale, string>>
