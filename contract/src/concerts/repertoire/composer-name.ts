import type { Locale, Localized } from '../../base/locale.ts'

/** A composer with the spelling of each language; empty if it is the same. */
export type NamedComposer = { name: string } & Localized<'name'>

/** "Dmitri Shostakovich", "Dmitri Schostakowitsch" */
export const composerText = (composer: NamedComposer, locale: Locale): string =>
  composer[`name_${locale}`] || composer.name
