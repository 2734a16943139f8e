import { defaultLocale, type Locale } from '@academy/contract/locale'
import { createContext, use } from 'react'

/** The language in which the page speaks. */
export const LocaleContext = createContext<Locale>(defaultLocale)

export const useLocale = (): Locale => use(LocaleContext)
