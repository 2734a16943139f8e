import './version-link.css'
import type { AgreedDocument } from '@academy/contract/site/documents/schemas'
import type { Call } from '../../../base/api.ts'
import { formatLongDay } from '../../../base/format.ts'
import { common } from '../../../base/i18n/common-texts.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { defineTexts, useTexts } from '../../../base/i18n/texts.ts'
import { TextButton } from '../../../ui/button.tsx'
import { openVersion } from './open-document.ts'

const versionTexts = defineTexts({
  en: {
    consent_form: (day: string) => `Consent form as of ${day}`,
    terms_and_conditions: (day: string) => `Terms as of ${day}`,
    terms_and_conditions_accommodation: (day: string) => `Terms as of ${day}`,
    newTab: common.newTab.en,
  },
  de: {
    consent_form: day => `Einwilligung vom ${day}`,
    terms_and_conditions: day => `Bedingungen vom ${day}`,
    terms_and_conditions_accommodation: day => `Bedingungen vom ${day}`,
    newTab: common.newTab.de,
  },
})

interface VersionLinksProps {
  call: Call
  documents: readonly AgreedDocument[]
}

/** Links to the accepted document versions. */
export const VersionLinks = ({ call, documents }: VersionLinksProps) => {
  const texts = useTexts(versionTexts)
  const locale = useLocale()
  if (documents.length === 0) return null
  return (
    <ul className="version-links">
      {documents.map(({ id, name, valid_from }) => (
        <li key={id}>
          <TextButton onClick={() => void openVersion(call, id, locale)}>
            {texts[name](formatLongDay(valid_from, locale))}{' '}
            <span className="visually-hidden">{texts.newTab}</span>
          </TextButton>
        </li>
      ))}
    </ul>
  )
}
