import { type Address, AddressForm as AddressFields } from '@academy/contract/people/profile/schemas'
import type { Call } from '../../../base/api.ts'
import { explainFailure } from '../../../base/explain-failure.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { CountryField, StreetFields } from '../../../ui/form/address-fields.tsx'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { offeredTypes } from './address-types.ts'
import { saveAddress } from './api.ts'
import { profileTexts } from './texts.ts'

export interface AddressFormProps {
  call: Call
  /** The address to change; undefined for a new one. */
  edited: Address | undefined
  addresses: readonly Address[]
  countries: readonly { id: number; name: string }[]
  onSaved: () => Promise<void>
}

export const AddressForm = ({ call, edited, addresses, countries, onSaved }: AddressFormProps) => {
  const { save, addresses: texts } = useTexts(profileTexts)
  const locale = useLocale()
  const types = offeredTypes(addresses, edited)
  const [first = 'PRIMARY'] = types
  const { form, field, frame } = useContractForm({
    schema: AddressFields,
    draft: `address:${edited?.id ?? 'new'}`,
    known: edited ? { ...edited, country: edited.country.id } : { type: first },
    send: async address => {
      await saveAddress(call, address)
      await onSaved()
    },
    explainFailure: error => explainFailure(error, locale),
  })
  return (
    <Form submitLabel={save} {...frame}>
      <SelectField
        label={texts.type}
        options={types.map(value => ({ value, label: texts.types[value] }))}
        required
        {...field('type')}
      />
      <StreetFields texts={texts} field={field} />
      <ControlledField form={form} name="country">
        {country => <CountryField texts={texts} countries={countries} {...country} />}
      </ControlledField>
    </Form>
  )
}
