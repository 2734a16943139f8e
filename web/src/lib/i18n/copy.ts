import type { Locale } from '@academy/contract/locale'
import { createContext, use } from 'react'
import { de } from './de.ts'
import { type Catalogue, en } from './en.ts'

const catalogues: Record<Locale, Catalogue> = { de, en }

/** The language in which the page speaks. */
export const LocaleContext = createContext<Locale>('en')

export const useLocale = (): Locale => use(LocaleContext)
export const useCopy = (): Catalogue => catalogues[useLocale()]
