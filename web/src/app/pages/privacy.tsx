import { useTexts } from '../../lib/i18n/texts.ts'
import { LegalText } from './legal-text.tsx'
import { privacyTexts } from './privacy-texts.ts'

export const Privacy = () => <LegalText {...useTexts(privacyTexts)} />
