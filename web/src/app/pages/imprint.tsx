import { useTexts } from '../../lib/i18n/texts.ts'
import { imprintTexts } from './imprint-texts.ts'
import { LegalText } from './legal-text.tsx'

export const Imprint = () => <LegalText texts={useTexts(imprintTexts)} />
