import { locales } from '@academy/contract/base/locale'
import type { Country } from '@academy/contract/base/schemas'
import { type Person, PersonCorrection } from '@academy/contract/office/person-page/schemas'
import { AddressForm, AddressType, MAX_ADDRESSES } from '@academy/contract/people/profile/schemas'
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form'
import { z } from 'zod'
import type { Call } from '../../../../base/api.ts'
import { countryOptions } from '../../../../base/country-options.ts'
import { languageNames } from '../../../../base/i18n/locale.ts'
import { useLocale } from '../../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { TextButton } from '../../../../ui/button.tsx'
import { ConflictNote } from '../../../../ui/conflict-note.tsx'
import { DatePicker } from '../../../../ui/date-picker/date-picker.tsx'
import { Dropdown } from '../../../../ui/dropdown/dropdown.tsx'
import { ControlledField } from '../../../../ui/form/controlled-field.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { RadioGroup } from '../../../../ui/form/radio-group.tsx'
import { SelectField } from '../../../../ui/form/select-field.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { useVersionedForm } from '../../../../ui/form/use-versioned-form.ts'
import { LatinNameField } from '../../../people/profile/latin-name-form.tsx'
import { profileTexts } from '../../../people/profile/texts.ts'
import { correctPerson, loadPerson } from '../../person-page/api.ts'
import { personFormTexts } from '../../person-page/texts.ts'
import './address-fields.css'

/** The form variant: countries are chosen from a list. */
const Correction = PersonCorrection.omit({ version: true }).extend({
  title: PersonCorrection.shape.title.unwrap(),
  addresses: z.array(AddressForm).max(MAX_ADDRESSES),
})
type TypedCorrection = z.input<typeof Correction>
type CorrectionOutput = z.output<typeof Correction>

/** The data of a person as the form shows them. */
const typedOf = (person: Person): TypedCorrection => ({
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

interface AddressFieldsProps {
  form: UseFormReturn<TypedCorrection, unknown, CorrectionOutput>
  field: ReturnType<typeof useVersionedForm<TypedCorrection, CorrectionOutput, { version: number }>>['field']
  countries: readonly { id: number; name: string }[]
}

/** The addresses of a person: at most one of each kind. */
const AddressFields = ({ form, field, countries }: AddressFieldsProps) => {
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
          <TextButton look="danger-text" onClick={() => remove(place)}>
            {correct.removeAddress}
          </TextButton>
        </div>
      ))}
      {next && (
        <TextButton
          // Without a country the field is empty; the schema demands one.
          onClick={() => append({ type: next, street: '', zip: '', city: '', country: 0 })}
        >
          {correct.addAddress}
        </TextButton>
      )}
    </fieldset>
  )
}

interface CorrectFormProps {
  call: Call
  person: Person
  countries: readonly Country[]
  today: string
  onSaved: () => Promise<void>
}

/** Corrects what a person told about themselves. */
export const CorrectForm = ({ call, person, countries, today, onSaved }: CorrectFormProps) => {
  const { correct: texts } = useTexts(personFormTexts)
  const { personal } = useTexts(profileTexts)
  const locale = useLocale()
  const { form, field, frame, conflict } = useVersionedForm<TypedCorrection, CorrectionOutput, Person>({
    schema: Correction,
    draft: `person:${person.id}`,
    known: typedOf(person),
    version: person.version,
    typedOf,
    save: async ({ title, ...values }, version) => {
      await correctPerson(call, person.id, { ...values, title: title || null, version })
      return loadPerson(call, String(person.id))
    },
    loadNewest: () => loadPerson(call, String(person.id)),
    onSaved,
  })
  const options = countryOptions(countries, locale)
  const typedNames = useWatch({ control: form.control, name: ['first_name', 'last_name', 'latin_name'] })
  const genders = (['female', 'male', 'diverse'] as const).map(value => ({
    value,
    label: personal.genders[value],
  }))
  return (
    <Form submitLabel={texts.save} {...frame}>
      <TextField label={personal.titleField} autoComplete="off" {...field('title')} />
      <div className="field-pair">
        <TextField label={personal.firstName} autoComplete="off" required {...field('first_name')} />
        <TextField label={personal.lastName} autoComplete="off" required {...field('last_name')} />
      </div>
      <LatinNameField typed={typedNames} {...field('latin_name')} />
      <RadioGroup label={personal.gender} options={genders} {...field('gender')} />
      <ControlledField form={form} name="date_of_birth">
        {({ onChange, ...day }) => (
          <DatePicker
            label={personal.dateOfBirth}
            min="1900-01-01"
            max={today}
            onUpdate={onChange}
            {...day}
          />
        )}
      </ControlledField>
      <ControlledField form={form} name="nationality">
        {country => (
          <Dropdown
            label={personal.nationality}
            options={options}
            placeholder={personal.country}
            {...country}
          />
        )}
      </ControlledField>
      <RadioGroup
        label={personal.language}
        options={locales.map(value => ({ value, label: languageNames[value] }))}
        {...field('locale')}
      />
      <AddressFields form={form} field={field} countries={options} />
      {conflict && <ConflictNote title={texts.conflict} {...conflict} />}
    </Form>
  )
}
