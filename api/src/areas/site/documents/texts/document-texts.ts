import type { Locale } from '@academy/contract/base/locale'
import type { DocumentName } from '@academy/contract/site/documents/schemas'
import { accommodationTermsDe } from './accommodation-terms-de.ts'
import { accommodationTermsEn } from './accommodation-terms-en.ts'
import { consentFormDe } from './consent-form-de.ts'
import { consentFormEn } from './consent-form-en.ts'
import type { DocumentText, Law } from './document-text.ts'
import { termsAndConditionsDe } from './terms-and-conditions-de.ts'
import { termsAndConditionsEn } from './terms-and-conditions-en.ts'

const texts: Record<DocumentName, Record<Locale, (law: Law) => DocumentText>> = {
  consent_form: { de: consentFormDe, en: consentFormEn },
  terms_and_conditions: { de: termsAndConditionsDe, en: termsAndConditionsEn },
  terms_and_conditions_accommodation: { de: accommodationTermsDe, en: accommodationTermsEn },
}

/** Returns the default text of a document, with placeholders. `country_code` is that of the association. */
export const defaultText = (name: DocumentName, locale: Locale, country_code: string): DocumentText =>
  texts[name][locale]((austrian, other) => (country_code === 'AT' ? austrian : other))
