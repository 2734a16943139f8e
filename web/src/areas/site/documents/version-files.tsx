import './version-files.css'
import '../../../ui/text-button.css'
import { locales } from '@academy/contract/base/locale'
import type { PublishedVersion } from '@academy/contract/site/documents/office-schemas'
import type { DocumentName } from '@academy/contract/site/documents/schemas'
import type { Call } from '../../../base/api.ts'
import { formatLongDay } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { openVersion } from '../../../base/open-document.ts'
import { documentTexts } from './texts.ts'

interface VersionFilesProps {
  call: Call
  name: DocumentName
  version: PublishedVersion
}

/** Opens the files of a version: one for each language, or the one that serves for all. */
export const VersionFiles = ({ call, name, version }: VersionFilesProps) => {
  const texts = useTexts(documentTexts)
  const locale = useLocale()
  const day = formatLongDay(version.valid_from, locale)
  const shown = version.is_one_file ? [locale] : locales
  return (
    <span className="document-files">
      {shown.map(language => (
        <button
          key={language}
          type="button"
          className="text-button"
          aria-label={texts.openIn(
            texts.names[name],
            day,
            version.is_one_file ? texts.open : texts.languages[language],
          )}
          onClick={() => void openVersion(call, version.id, language)}
        >
          {version.is_one_file ? texts.open : texts.languages[language]}
        </button>
      ))}
    </span>
  )
}
