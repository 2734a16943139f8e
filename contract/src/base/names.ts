import { type Locale, regions } from './locale.ts'

const otherLetter = /(?!\p{Script=Latin})\p{L}/u

/** Whether a name has letters that officials here cannot read. */
export const hasOtherLetters = (name: string): boolean => otherLetter.test(name)

interface PersonName {
  first_name: string
  last_name: string
}

/** Mira Talbach */
export const fullName = ({ first_name, last_name }: PersonName): string => `${first_name} ${last_name}`

interface TaughtBy {
  teacher_first_name: string
  teacher_last_name: string
}

/** Who teaches a masterclass. */
export const teacherName = ({ teacher_first_name, teacher_last_name }: TaughtBy): string =>
  `${teacher_first_name} ${teacher_last_name}`

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

/** The domain of the addresses of people whose data was erased. Nobody can have it: `.invalid` is reserved. */
const DOMAIN = 'erased.invalid'

/** Returns the address that replaces that of a person whose data was erased. */
export const erasedAddress = (id: number | string): string => `person-${id}@${DOMAIN}`

export const isErasedAddress = (email: string): boolean => email.endsWith(`@${DOMAIN}`)

// Scripts in which the zero-width joiner and non-joiner are needed for spelling.
const joining = [
  'Arab',
  'Syrc',
  'Mong',
  'Deva',
  'Beng',
  'Guru',
  'Gujr',
  'Orya',
  'Taml',
  'Telu',
  'Knda',
  'Mlym',
]
  .concat(['Sinh', 'Khmr', 'Mymr', 'Tibt'])
  .map(script => `\\p{Script=${script}}`)
  .join('')
const neededJoiner = new RegExp(`(?<=[${joining}])[\\u200c\\u200d](?=[${joining}])`, 'gu')

// Control and direction characters, line and paragraph separators, lone surrogates.
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u

/** Replaces tabs by spaces: cells copied from a spreadsheet contain them. */
export const withoutTabs = (text: string): string => text.replaceAll('\t', ' ')

/** Whether a text is one line of visible characters. */
export const isPlainLine = (text: string): boolean => !invisible.test(text.replace(neededJoiner, ''))

// A scheme, `www.`, or a host with a path. Abbreviations such as "Dr.phil." match none of them.
const webAddress = /:\/\/|\bhttps?:|\bwww\.|[\p{L}\p{N}-]\.\p{L}{2,}(:\d+)?\//iu

/** Whether a name contains something that mail programs turn into a link. */
export const hasWebAddress = (name: string): boolean => webAddress.test(name.normalize('NFKC'))
