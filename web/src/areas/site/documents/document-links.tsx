import './document-links.css'
import type { AgreedDocument, DocumentName } from '@academy/contract/site/documents/schemas'
import type { Call } from '../../../base/api.ts'
import { formatLongDay } from '../../../base/format.ts'
import { common } from '../../../base/i18n/common-texts.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { defineTexts, useTexts } from '../../../base/i18n/texts.ts'
import { TextButton } from '../../../ui/button.tsx'
import { openDocument, openVersion } from './open-document.ts'

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

const linkTexts = defineTexts({
  en: { newTab: common.newTab.en, version: (day: string) => `version of ${day}` },
  de: { newTab: common.newTab.de, version: day => `Fassung vom ${day}` },
})

interface DocumentLinkProps {
  call: Call
  document: DocumentName
  /** The version to open; undefined while it is not known. Then the one in force opens. */
  version: AgreedDocument | undefined
  label: string
}

/** Opens a document to accept, in the page's language or else in English. */
export const DocumentLink = ({ call, document, version, label }: DocumentLinkProps) => {
  const texts = useTexts(linkTexts)
  const locale = useLocale()
  return (
    <a
      className="document-link"
      href={`/api/files/presigned?path=${document}_${locale}.pdf`}
      target="_blank"
      rel="noopener"
      onClick={event => {
        event.preventDefault()
        void (version ? openVersion(call, version.id, locale) : openDocument(call, document, locale))
      }}
    >
      {label} (PDF{version && `, ${texts.version(formatLongDay(version.valid_from, locale))}`}){' '}
      <span className="visually-hidden">{texts.newTab}</span>
    </a>
  )
}
