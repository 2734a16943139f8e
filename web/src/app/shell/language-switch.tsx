import { locales } from '@academy/contract/lib/locale'
import { changeLocale, languageNames } from '../../lib/i18n/locale.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { shellTexts } from './texts.ts'

/** Stores the choice in a cookie. */
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
          aria-label={`${locale.toUpperCase()} – ${languageNames[locale]}`}
          onClick={() => changeLocale(locale)}
        >
          {locale.toUpperCase()}
        </button>
      ))}
    </fieldset>
  )
}
