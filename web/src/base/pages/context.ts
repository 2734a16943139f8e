import type { Locale } from '@academy/contract/base/locale'
import type { Call } from '../api.ts'

/** The built files. */
export interface Assets {
  script: string
  /** Modules that the script imports on start. */
  imports: string[]
  styles: string[]
  /** The script of content pages, what it imports, and what pages for guests fetch for the page after a login. */
  content: { script: string; imports: string[]; afterLogin: string[] }
}

/** Available to every route: the locale of the page and the API client. */
export interface AppContext {
  locale: Locale
  call: Call
  /** Scheme and host of the site, for canonical URLs. */
  origin: string
  assets: Assets
}
