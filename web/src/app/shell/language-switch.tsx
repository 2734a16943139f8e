import { locales } from '@academy/contract/base/locale'
import { useLocation } from '@tanstack/react-router'
import { changeLocale, languageNames } from '../../base/i18n/locale.ts'
import { useLocale } from '../../base/i18n/locale-context.ts'
import { useTexts } from '../../base/i18n/texts.ts'
import { parseSearch } from '../../base/pages/search.ts'
import { shellTexts } from './texts.ts'

/** Stores the choice in a cookie. Without scripts, the form opens the same address in the other language. */
export const LanguageSwitch = () => {
  const current = useLocale()
  const texts = useTexts(shellTexts)
  const query = useLocation({ select: ({ searchStr }) => searchStr })
  const { lang: _, ...kept } = parseSearch(query)
  return (
    <form className="language-switch" aria-label={texts.language}>
      {/* A form replaces the query of the address by its fields. Scripts may change the query before hydration. */}
      <noscript>
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </noscript>
      {locales.map(locale => (
        <button
          key={locale}
          type="submit"
          name="lang"
          value={locale}
          lang={locale}
          aria-pressed={locale === current}
          aria-label={`${locale.toUpperCase()} – ${languageNames[locale]}`}
          onClick={event => {
            event.preventDefault()
            changeLocale(locale)
          }}
        >
          {locale.toUpperCase()}
        </button>
      ))}
    </form>
  )
}
