import type { Locale } from '@academy/contract/base/locale'
import type { Country } from '@academy/contract/base/schemas'
import { nameIn } from './format.ts'

/** The countries, named and sorted in the page's language. */
export const countryOptions = (countries: readonly Country[], locale: Locale) =>
  countries
    .map(country => ({ id: country.id, name: nameIn(locale, country) }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
