import './document-link.css'
import type { DocumentName } from '@academy/contract/documents'
import type { Call } from '../lib/api.ts'
import { useLocale } from '../lib/i18n/copy.ts'
import { defineTexts, useTexts } from '../lib/i18n/texts.ts'
import { openDocument } from '../lib/open-document.ts'

const linkTexts = defineTexts({ en: { newTab: '(new tab)' }, de: { newTab: '(neuer Tab)' } })

interface DocumentLinkProps {
  call: Call
  document: DocumentName
  label: string
}

/** Opens a document to agree to, in the language of the page or else in English. */
export const DocumentLink = ({ call, document, label }: DocumentLinkProps) => {
  const { newTab } = useTexts(linkTexts)
  const locale = useLocale()
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
      {label} <span className="visually-hidden">{newTab}</span>
    </a>
  )
}
