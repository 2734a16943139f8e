import type { Locale } from '@academy/contract/locale'

export type { Locale }

/** As in the contract, without loading its schemas. */
export const locales = ['de', 'en'] as const satisfies readonly Locale[]
