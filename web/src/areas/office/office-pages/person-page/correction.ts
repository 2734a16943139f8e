import { type Person, PersonCorrection } from '@academy/contract/office/person-page/schemas'
import { AddressForm, MAX_ADDRESSES } from '@academy/contract/people/profile/schemas'
import { z } from 'zod'

/** The form variant: countries are chosen from a list. */
export const Correction = PersonCorrection.omit({ version: true }).extend({
  title: PersonCorrection.shape.title.unwrap(),
  addresses: z.array(AddressForm).max(MAX_ADDRESSES),
})
export type TypedCorrection = z.input<typeof Correction>
export type CorrectionOutput = z.output<typeof Correction>

/** The data of a person as the form shows them. */
export const typedOf = (person: Person): TypedCorrection => ({
  title: person.title ?? '',
  first_name: person.first_name,
  last_name: person.last_name,
  latin_name: person.latin_name,
  gender: person.gender,
  date_of_birth: person.date_of_birth,
  nationality: person.nationality?.id ?? null,
  locale: person.locale,
  addresses: person.addresses.map(({ country, ...address }) => ({ ...address, country: country.id })),
})
