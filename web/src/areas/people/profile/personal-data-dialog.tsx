import { locales } from '@academy/contract/base/locale'
import type { Country } from '@academy/contract/base/schemas'
import { PersonalDataForm as PersonalFields, type Profile } from '@academy/contract/people/profile/schemas'
import { useWatch } from 'react-hook-form'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { countryOptions } from '../../../base/country-options.ts'
import { languageNames } from '../../../base/i18n/locale.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Dropdown } from '../../../ui/dropdown/dropdown.tsx'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { isSameAddress, OwnEmailFields, passwordForAddress } from '../../../ui/form/own-email-fields.tsx'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { savePersonalData } from './api.ts'
import { LatinNameField } from './latin-name-form.tsx'
import { profileTexts } from './texts.ts'

interface PersonalDataFormProps {
  call: Call
  profile: Profile
  countries: readonly { id: number; name: string }[]
  /** Today at the academy, the latest valid date of birth. */
  today: string
  onSaved: (saved: Profile) => Promise<void>
}

const languages = locales.map(locale => ({ value: locale, label: languageNames[locale] }))
const knownOf = ({ title, gender, nationality, ...profile }: Profile) => ({
  first_name: profile.first_name,
  last_name: profile.last_name,
  latin_name: profile.latin_name,
  email: profile.email,
  title: title ?? '',
  ...(gender && { gender }),
  date_of_birth: profile.date_of_birth,
  nationality: nationality?.id ?? null,
  locale: profile.locale,
})
const orNull = (typed: string | null | undefined) => typed?.trim() || null

/** The personal data. Fields that are optional in the contract may stay empty. */
const PersonalDataForm = ({ call, profile, countries, today, onSaved }: PersonalDataFormProps) => {
  const { save, personal: texts } = useTexts(profileTexts)
  const { form, field, frame } = useContractForm({
    schema: PersonalFields,
    draft: 'personal-data',
    known: knownOf(profile),
    check: async typed => passwordForAddress(typed, profile.email),
    send: async ({ title, ...values }) => {
      await onSaved(await savePersonalData(call, { ...values, title: orNull(title) }))
    },
  })
  const isNewAddress = !isSameAddress(useWatch({ control: form.control, name: 'email' }), profile.email)
  const typedNames = useWatch({ control: form.control, name: ['first_name', 'last_name', 'latin_name'] })
  const genders = (['female', 'male', 'diverse'] as const).map(value => ({
    value,
    label: texts.genders[value],
  }))
  return (
    <Form submitLabel={save} {...frame}>
      <TextField
        label={texts.titleField}
        hint={texts.titleHint}
        autoComplete="honorific-prefix"
        {...field('title')}
      />
      <div className="field-pair">
        <TextField label={texts.firstName} autoComplete="given-name" required {...field('first_name')} />
        <TextField label={texts.lastName} autoComplete="family-name" required {...field('last_name')} />
      </div>
      <LatinNameField typed={typedNames} {...field('latin_name')} />
      <OwnEmailFields
        email={field('email')}
        password={isNewAddress ? field('current_password', { shouldUnregister: true }) : undefined}
      />
      <RadioGroup label={texts.gender} options={genders} required {...field('gender')} />
      <ControlledField form={form} name="date_of_birth">
        {({ onChange, ...day }) => (
          <DatePicker label={texts.dateOfBirth} min="1900-01-01" max={today} onUpdate={onChange} {...day} />
        )}
      </ControlledField>
      <ControlledField form={form} name="nationality">
        {country => (
          <Dropdown label={texts.nationality} options={countries} placeholder={texts.country} {...country} />
        )}
      </ControlledField>
      <RadioGroup label={texts.language} hint={texts.languageHint} options={languages} {...field('locale')} />
    </Form>
  )
}

interface PersonalDataDialogProps extends Omit<PersonalDataFormProps, 'countries'> {
  countries: readonly Country[]
  title?: string
  /** Why it opened, if not by the user. */
  intro?: string
  isOpen: boolean
  onClose: () => void
}

/** Closes once the page shows the saved data. */
export const PersonalDataDialog = ({
  title,
  intro,
  isOpen,
  onClose,
  countries,
  onSaved,
  profile,
  ...form
}: PersonalDataDialogProps) => {
  const { personal: texts } = useTexts(profileTexts)
  const locale = useLocale()
  const close: typeof onSaved = async saved => {
    await onSaved(saved)
    onClose()
    const before = profile.pending_email ?? profile.email
    const after = saved.pending_email ?? saved.email
    if (after === before) showAlert('success', texts.saved)
    else showAlert('successDismiss', texts.savedWithEmail(after))
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title ?? texts.edit}>
      {intro && <p className="personal-data-intro">{intro}</p>}
      <PersonalDataForm
        {...form}
        profile={profile}
        countries={countryOptions(countries, locale)}
        onSaved={close}
      />
    </Dialog>
  )
}
