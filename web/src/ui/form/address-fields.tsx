import type { ComponentProps } from 'react'
import { Dropdown } from '../dropdown/dropdown.tsx'
import { TextField } from './text-field.tsx'

interface StreetFieldsProps {
  texts: Record<'street' | 'zip' | 'city', string>
  field: (name: 'street' | 'zip' | 'city') => Omit<ComponentProps<typeof TextField>, 'label'>
}

/** Street, postal code and city, as browsers fill them in. */
export const StreetFields = ({ texts, field }: StreetFieldsProps) => (
  <>
    <TextField label={texts.street} autoComplete="address-line1" required {...field('street')} />
    <div className="field-pair">
      <TextField label={texts.zip} autoComplete="postal-code" required {...field('zip')} />
      <TextField label={texts.city} autoComplete="address-level2" required {...field('city')} />
    </div>
  </>
)

type CountryProps = ComponentProps<typeof Dropdown<number>>

interface CountryFieldProps extends Omit<CountryProps, 'label' | 'options' | 'placeholder'> {
  texts: Record<'country' | 'chooseCountry', string>
  countries: CountryProps['options']
}

/** The country of an address. */
export const CountryField = ({ texts, countries, ...connection }: CountryFieldProps) => (
  <Dropdown label={texts.country} options={countries} placeholder={texts.chooseCountry} {...connection} />
)
