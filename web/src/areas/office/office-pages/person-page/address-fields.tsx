import './address-fields.css'
import '../../../../ui/text-button.css'
import { AddressType } from '@academy/contract/people/profile/schemas'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { Dropdown } from '../../../../ui/dropdown/dropdown.tsx'
import { ControlledField } from '../../../../ui/form/controlled-field.tsx'
import { SelectField } from '../../../../ui/form/select-field.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import type { useVersionedForm } from '../../../../ui/form/use-versioned-form.ts'
import { profileTexts } from '../../../people/profile/texts.ts'
import { personFormTexts } from '../../person-page/texts.ts'
import type { CorrectionOutput, TypedCorrection } from './correction.ts'

interface AddressFieldsProps {
  form: UseFormReturn<TypedCorrection, unknown, CorrectionOutput>
  field: ReturnType<typeof useVersionedForm<TypedCorrection, CorrectionOutput, { version: number }>>['field']
  countries: readonly { id: number; name: string }[]
}

/** The addresses of a person: at most one of each kind. */
export const AddressFields = ({ form, field, countries }: AddressFieldsProps) => {
  const { correct } = useTexts(personFormTexts)
  const { addresses: texts } = useTexts(profileTexts)
  const { fields, append, remove } = useFieldArray({
    control: form.control,
    name: 'addresses',
    keyName: 'key',
  })
  const held = form.watch('addresses').map(({ type }) => type)
  const free = AddressType.options.filter(type => !held.includes(type))
  const [next] = free
  return (
    <fieldset className="person-addresses">
      <legend>{correct.addresses}</legend>
      {fields.map(({ key }, place) => (
        <div key={key} className="person-address">
          <SelectField
            label={texts.type}
            options={AddressType.options
              .filter(type => type === held[place] || free.includes(type))
              .map(value => ({ value, label: texts.types[value] }))}
            {...field(`addresses.${place}.type`)}
          />
          <TextField
            label={texts.street}
            autoComplete="off"
            required
            {...field(`addresses.${place}.street`)}
          />
          <div className="field-pair">
            <TextField label={texts.zip} autoComplete="off" required {...field(`addresses.${place}.zip`)} />
            <TextField label={texts.city} autoComplete="off" required {...field(`addresses.${place}.city`)} />
          </div>
          <ControlledField form={form} name={`addresses.${place}.country`}>
            {country => (
              <Dropdown
                label={texts.country}
                options={countries}
                placeholder={texts.chooseCountry}
                {...country}
              />
            )}
          </ControlledField>
          <button type="button" className="text-button text-button-danger" onClick={() => remove(place)}>
            {correct.removeAddress}
          </button>
        </div>
      ))}
      {next && (
        <button
          type="button"
          className="text-button"
          // Without a country the field is empty; the schema demands one.
          onClick={() => append({ type: next, street: '', zip: '', city: '', country: 0 })}
        >
          {correct.addAddress}
        </button>
      )}
    </fieldset>
  )
}
