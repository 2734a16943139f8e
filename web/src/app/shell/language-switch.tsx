import { locales } from '@academy/contract/lib/locale'
import { changeLocale, languageNames } from '../../lib/i18n/locale.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { shellTexts } from './texts.ts'

/** Stores the choice in a cookie. Without scripts, the form opens the page in the other language. */
export const LanguageSwitch = () => {
  const current = useLocale()
  const texts = useTexts(shellTexts)
  return (
    <form className="language-switch" aria-label={texts.language}>
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
