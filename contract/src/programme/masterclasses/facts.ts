// Does not import zod: the pages load this file too.
import { type Locale, type Localized, localizedFields } from '../../base/locale.ts'

/** What the office may say about a masterclass in each language, in the order in which it is shown. */
export const masterclassFacts = ['lessons', 'teaching_languages', 'level', 'included'] as const
export type MasterclassFact = (typeof masterclassFacts)[number]

/** Makes one field for each fact and language. */
export const factsBy = <Value>(
  make: (fact: MasterclassFact, locale: Locale) => Value,
): Localized<MasterclassFact, Value> => localizedFields(masterclassFacts, make)
