import { type Locale, regions } from './locale.ts'

interface PersonName {
  first_name: string
  last_name: string
}

/** What a list of people is sorted by, with the collation of its language. */
export const sortedName = ({ first_name, last_name }: PersonName): string => `${last_name} ${first_name}`

const collators = new Map<Locale, Intl.Collator>()

/** Compares texts as the language of the page orders them. */
export const collatorOf = (locale: Locale): Intl.Collator => {
  const collator =
    collators.get(locale) ?? new Intl.Collator(regions[locale], { numeric: true, sensitivity: 'base' })
  collators.set(locale, collator)
  return collator
}

/** The order of people in lists, previews and files: by last name, then first name. */
export const byName = (locale: Locale) => {
  const { compare } = collatorOf(locale)
  return (one: PersonName, other: PersonName): number => compare(sortedName(one), sortedName(other))
}
