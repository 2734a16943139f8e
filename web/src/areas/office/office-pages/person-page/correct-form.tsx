import { locales } from '@academy/contract/base/locale'
import type { Country } from '@academy/contract/base/person-fields'
import type { Person } from '@academy/contract/office/person-page/schemas'
import { useWatch } from 'react-hook-form'
import type { Call } from '../../../../base/api.ts'
import { countryOptions } from '../../../../base/country-options.ts'
import { languageNames } from '../../../../base/i18n/locale.ts'
import { useLocale } from '../../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { ConflictNote } from '../../../../ui/conflict-note.tsx'
import { DatePicker } from '../../../../ui/date-picker/date-picker.tsx'
import { Dropdown } from '../../../../ui/dropdown/dropdown.tsx'
import { ControlledField } from '../../../../ui/form/controlled-field.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { RadioGroup } from '../../../../ui/form/radio-group.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { useVersionedForm } from '../../../../ui/form/use-versioned-form.ts'
import { LatinNameField } from '../../../people/profile/latin-name-field.tsx'
import { profileTexts } from '../../../people/profile/texts.ts'
import { correctPerson, loadPerson } from '../../person-page/api.ts'
import { personFormTexts } from '../../person-page/texts.ts'
import { AddressFields } from './address-fields.tsx'
import { Correction, type CorrectionOutput, type TypedCorrection, typedOf } from './correction.ts'

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
