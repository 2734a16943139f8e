import { useLocale } from '../../lib/i18n/copy.ts'
import { rememberLocale } from '../../lib/i18n/locale.ts'
import { type Locale, locales } from '../../lib/i18n/locales.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { shellTexts } from './texts.ts'

const names: Record<Locale, string> = { de: 'Deutsch', en: 'English' }

// The page is loaded anew: everything on it, and everything the server says, is then in the other language.
const change = (locale: Locale) => {
  rememberLocale(locale)
  const address = new URL(location.href)
  // A link of a search engine names a language, which would beat the choice.
  if (!address.searchParams.has('lang')) return location.reload()
  address.searchParams.delete('lang')
  location.replace(address)
}

/** The choice is remembered in a cookie. */
export const LanguageSwitch = () => {
  const current = useLocale()
  const texts = useTexts(shellTexts)
  return (
    <fieldset className="language-switch">
      <legend className="visually-hidden">{texts.language}</legend>
      {locales.map(locale => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={locale === current}
          aria-label={`${locale.toUpperCase()} – ${names[locale]}`}
          onClick={() => change(locale)}
        >
          {locale.toUpperCase()}
        </button>
      ))}
    </fieldset>
  )
}
