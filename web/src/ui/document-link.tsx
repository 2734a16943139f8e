import './document-link.css'
import type { DocumentName } from '@academy/contract/documents/schemas'
import { useEffect, useState } from 'react'
import type { Call } from '../lib/api.ts'
import { formatLongDay } from '../lib/format.ts'
import { common } from '../lib/i18n/common-texts.ts'
import { useLocale } from '../lib/i18n/locale-context.ts'
import { defineTexts, useTexts } from '../lib/i18n/texts.ts'
import { findVersionDay, openDocument } from '../lib/open-document.ts'

const linkTexts = defineTexts({
  en: { newTab: common.newTab.en, version: (day: string) => `version of ${day}` },
  de: { newTab: common.newTab.de, version: day => `Fassung vom ${day}` },
})

/** Returns the date of the version in force. The link works without it too. */
const useVersionDay = (call: Call, document: DocumentName) => {
  const [day, setDay] = useState<string>()
  useEffect(() => {
    let isWanted = true
    findVersionDay(call, document).then(
      found => isWanted && setDay(found),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [call, document])
  return day
}

interface DocumentLinkProps {
  call: Call
  document: DocumentName
  label: string
}

/** Opens a document to accept, in the page's language or else in English. */
export const DocumentLink = ({ call, document, label }: DocumentLinkProps) => {
  const { newTab, version } = useTexts(linkTexts)
  const locale = useLocale()
  const day = useVersionDay(call, document)
  return (
    <a
      className="document-link"
      href={`/api/files/presigned?path=${document}_${locale}.pdf`}
      target="_blank"
      rel="noopener"
      onClick={event => {
        event.preventDefault()
        void openDocument(call, document, locale)
      }}
    >
      {label} (PDF{day && `, ${version(formatLongDay(day, locale))}`}){' '}
      <span className="visually-hidden">{newTab}</span>
    </a>
  )
}
