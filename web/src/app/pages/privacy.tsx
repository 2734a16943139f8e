import { defineTexts, useTexts } from '../../lib/i18n/texts.ts'
import { LegalText } from './legal-text.tsx'
import { privacyDe } from './privacy-de-texts.ts'
import { privacyEn } from './privacy-en-texts.ts'

const privacyTexts = defineTexts({ en: privacyEn, de: privacyDe })

export const Privacy = () => <LegalText texts={useTexts(privacyTexts)} />
