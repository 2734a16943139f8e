// Does not import zod: the pages load this file too.
import type { Locale } from '../../base/locale.ts'

/** What somebody eats beyond `diet`; several at once. Vegan ones are vegetarian, too. */
export const specialDiets = ['VEGAN', 'GLUTEN_FREE', 'LACTOSE_FREE', 'NO_PORK', 'HALAL', 'KOSHER'] as const
export type SpecialDiet = (typeof specialDiets)[number]

interface Needs {
  special_diets?: readonly SpecialDiet[] | undefined
  allergies?: string | undefined
}

/**
 * Whether it says something about health or belief, which nobody may store without a consent. What is on the plate
 * (meat, vegetarian, vegan) says neither: it is part of the order.
 */
export const hasNeeds = ({ special_diets = [], allergies = '' }: Needs): boolean =>
  allergies !== '' || furtherDiets.some(diet => special_diets.includes(diet))

interface GivenNeeds extends Needs {
  needs_wording?: number | null | undefined
}

interface KnownNeeds {
  /** What is stored already. */
  known?: Needs | undefined
  /** Whether a consent is in force. */
  hasConsent: boolean
  isOffice?: boolean | undefined
}

const isSame = (given: Needs, known: Needs): boolean =>
  (given.allergies ?? known.allergies ?? '') === (known.allergies ?? '') &&
  (given.special_diets ?? []).every(diet => known.special_diets?.includes(diet))

/**
 * Whether the consent to special diets and allergies is missing. The office, which cannot ask, may leave what was stored
 * before there was such a consent.
 */
const isConsentMissing = (
  given: GivenNeeds,
  { known = {}, hasConsent, isOffice = false }: KnownNeeds,
): boolean =>
  hasNeeds(given) &&
  !hasConsent &&
  typeof given.needs_wording !== 'number' &&
  !(isOffice && isSame(given, known))

/** The error of the field with the consent, if it is missing. */
export const needsErrors = (given: GivenNeeds, known: KnownNeeds) =>
  isConsentMissing(given, known) ? ({ needs_wording: 'NEEDS_CONSENT_REQUIRED' } as const) : {}

/** How the kitchen counts meals: each person has one of these. */
export const plates = ['MEAT', 'VEGETARIAN', 'VEGAN'] as const
export type Plate = (typeof plates)[number]

/** The special diets that come on top of a plate. */
export const furtherDiets = specialDiets.filter(diet => diet !== 'VEGAN')

interface Eaten<D extends 'MEAT' | 'VEGETARIAN' | null = 'MEAT' | 'VEGETARIAN' | null> {
  diet: D
  special_diets: readonly SpecialDiet[]
}

export const plateOf = <D extends Eaten['diet']>({ diet, special_diets }: Eaten<D>): D | 'VEGAN' =>
  special_diets.includes('VEGAN') ? 'VEGAN' : diet

/** Returns both fields for a plate; the other special diets stay. */
export const withPlate = (
  plate: Plate,
  special_diets: readonly SpecialDiet[],
): { diet: 'MEAT' | 'VEGETARIAN'; special_diets: SpecialDiet[] } => {
  const others = special_diets.filter(diet => diet !== 'VEGAN')
  return plate === 'VEGAN'
    ? { diet: 'VEGETARIAN', special_diets: ['VEGAN', ...others] }
    : { diet: plate, special_diets: others }
}

export const dietNames: Record<Locale, Record<Plate | SpecialDiet, string>> = {
  en: {
    MEAT: 'with meat',
    VEGETARIAN: 'vegetarian',
    VEGAN: 'vegan',
    GLUTEN_FREE: 'gluten-free',
    LACTOSE_FREE: 'lactose-free',
    NO_PORK: 'no pork',
    HALAL: 'halal',
    KOSHER: 'kosher',
  },
  de: {
    MEAT: 'mit Fleisch',
    VEGETARIAN: 'vegetarisch',
    VEGAN: 'vegan',
    GLUTEN_FREE: 'glutenfrei',
    LACTOSE_FREE: 'laktosefrei',
    NO_PORK: 'kein Schweinefleisch',
    HALAL: 'halal',
    KOSHER: 'koscher',
  },
}

/** Names everything that somebody eats, such as "vegan, gluten-free"; empty without meals. */
export const dietText = (locale: Locale, eaten: Eaten): string => {
  const plate = plateOf(eaten)
  if (!plate) return ''
  const further = furtherDiets.filter(diet => eaten.special_diets.includes(diet))
  return [plate, ...further].map(diet => dietNames[locale][diet]).join(', ')
}

/** Names what the kitchen must know of somebody, such as "vegan, gluten-free – peanuts". */
export const needsText = (locale: Locale, { allergies, ...eaten }: Eaten & { allergies: string }): string =>
  [dietText(locale, eaten), allergies.replace(/\s+/g, ' ')].filter(Boolean).join(' – ')
