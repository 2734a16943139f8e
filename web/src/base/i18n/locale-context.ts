import { defaultLocale, type Locale } from '@academy/contract/base/locale'
import { createContext, use } from 'react'

/** The language of the page. */
export const LocaleContext = createContext<Locale>(defaultLocale)

export const useLocale = (): Locale => use(LocaleContext)
