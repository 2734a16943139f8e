import { defineTexts } from '../../lib/i18n/texts.ts'
import { privacyDe } from './privacy-de-texts.ts'
import { privacyEn } from './privacy-en-texts.ts'

export const privacyTexts = defineTexts({ en: privacyEn, de: privacyDe })
