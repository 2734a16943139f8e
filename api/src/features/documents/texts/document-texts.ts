import type { DocumentName } from '@academy/contract/documents/schemas'
import type { Locale } from '@academy/contract/locale'
import { accommodationTermsDe } from './accommodation-terms-de.ts'
import { accommodationTermsEn } from './accommodation-terms-en.ts'
import { consentFormDe } from './consent-form-de.ts'
import { consentFormEn } from './consent-form-en.ts'
import type { DocumentFacts, DocumentText } from './document-text.ts'
import { termsAndConditionsDe } from './terms-and-conditions-de.ts'
import { termsAndConditionsEn } from './terms-and-conditions-en.ts'

/** All public documents, by file name. */
export const documentTexts: Record<DocumentName, Record<Locale, (facts: DocumentFacts) => DocumentText>> = {
  consent_form: { de: consentFormDe, en: consentFormEn },
  terms_and_conditions: { de: termsAndConditionsDe, en: termsAndConditionsEn },
  terms_and_conditions_accommodation: { de: accommodationTermsDe, en: accommodationTermsEn },
}
