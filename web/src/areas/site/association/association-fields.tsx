import { inFours } from '@academy/contract/base/iban'
import { type Locale, locales } from '@academy/contract/base/locale'
import { MAX_SOCIAL_LINKS } from '@academy/contract/site/association/schemas'
import type { ReactNode } from 'react'
import { useFieldArray } from 'react-hook-form'
import { useTexts } from '../../../base/i18n/texts.ts'
import { CountryField, StreetFields } from '../../../ui/form/address-fields.tsx'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { EntryList } from './entry-list.tsx'
import { associationTexts } from './texts.ts'
import type { AssociationFields } from './use-association-form.ts'

const SocialLinkFields = ({ form, field }: AssociationFields) => {
  const texts = useTexts(associationTexts)
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'social_links' })
  return (
    <EntryList
      title={texts.socialLinks}
      ids={fields.map(({ id }) => id)}
      max={MAX_SOCIAL_LINKS}
      nameOf={place => fields[place]?.name || texts.socialLink(place + 1)}
      addLabel={texts.addLink}
      onAdd={() => append({ name: '', url: '' })}
      onRemove={remove}
    >
      {place => (
        <div className="field-pair">
          <TextField label={texts.linkName} required {...field(`social_links.${place}.name`)} />
          <TextField
            label={texts.linkUrl}
            type="url"
            placeholder="https://"
            required
            {...field(`social_links.${place}.url`)}
          />
        </div>
      )}
    </EntryList>
  )
}

export interface Country {
  id: number
  name: string
}

/** A titled group of fields. */
export const FieldGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="association-group">
    <legend>{title}</legend>
    {children}
  </fieldset>
)

interface PairProps {
  label: string
  required?: boolean
  fieldOf: (language: Locale) => ReturnType<AssociationFields['field']>
}

/** One line in every language, side by side. */
export const LanguagePair = ({ label, fieldOf, required = false }: PairProps) => {
  const { languages } = useTexts(associationTexts)
  return (
    <div className="field-pair">
      {locales.map(language => (
        <TextField
          key={language}
          label={`${label}, ${languages[language]}`}
          lang={language}
          required={required}
          {...fieldOf(language)}
        />
      ))}
    </div>
  )
}

export const SiteFields = ({ field }: AssociationFields) => {
  const texts = useTexts(associationTexts)
  return (
    <FieldGroup title={texts.site}>
      <LanguagePair label={texts.siteName} required fieldOf={language => field(`site_name_${language}`)} />
      <TextField label={texts.place} hint={texts.placeHint} {...field('place')} />
    </FieldGroup>
  )
}

export const AddressFields = ({
  form,
  field,
  countries,
}: AssociationFields & { countries: readonly Country[] }) => {
  const texts = useTexts(associationTexts)
  return (
    <FieldGroup title={texts.association}>
      <TextField label={texts.name} autoComplete="organization" required {...field('name')} />
      <LanguagePair label={texts.legalForm} fieldOf={language => field(`legal_form_${language}`)} />
      <StreetFields texts={texts} field={field} />
      <ControlledField form={form} name="country">
        {country => <CountryField texts={texts} countries={countries} {...country} />}
      </ControlledField>
      <div className="field-pair">
        <TextField label={texts.registerNumber} {...field('register_number')} />
        <TextField label={texts.registerAuthority} {...field('register_authority')} />
      </div>
    </FieldGroup>
  )
}

export const ContactFields = ({ form, field }: AssociationFields) => {
  const texts = useTexts(associationTexts)
  return (
    <FieldGroup title={texts.contact}>
      <TextField
        label={texts.contactEmail}
        hint={texts.contactEmailHint}
        type="email"
        autoComplete="email"
        required
        {...field('contact_email')}
      />
      <div className="field-pair">
        <TextField label={texts.phone} type="tel" autoComplete="tel" {...field('phone')} />
        <TextField label={texts.website} type="url" placeholder="https://" {...field('website')} />
      </div>
      <TextField
        label={texts.festivalUrl}
        hint={texts.festivalUrlHint}
        type="url"
        placeholder="https://"
        {...field('festival_url')}
      />
      <SocialLinkFields form={form} field={field} />
    </FieldGroup>
  )
}

export const BankFields = ({ form, field }: AssociationFields) => {
  const texts = useTexts(associationTexts)
  const inGroups = () => form.setValue('iban', inFours(form.getValues('iban') ?? ''))
  return (
    <FieldGroup title={texts.bank}>
      <TextField
        label={texts.iban}
        hint={texts.ibanHint}
        autoComplete="off"
        spellCheck={false}
        {...field('iban', { onBlur: inGroups })}
      />
      <div className="field-pair">
        <TextField label={texts.bankName} {...field('bank_name')} />
        <TextField label={texts.bic} autoComplete="off" {...field('bic')} />
      </div>
      <TextField label={texts.bankAddress} hint={texts.bankAddressHint} {...field('bank_address')} />
      <TextField label={texts.accountHolder} hint={texts.accountHolderHint} {...field('account_holder')} />
      <LanguagePair label={texts.taxNote} fieldOf={language => field(`tax_note_${language}`)} />
      <div className="field-pair">
        <TextField label={texts.email} type="email" {...field('email')} />
        <TextField label={texts.dueDays} inputMode="numeric" required {...field('due_days')} />
      </div>
    </FieldGroup>
  )
}

export const ReminderFields = ({ field }: AssociationFields) => {
  const texts = useTexts(associationTexts)
  return (
    <FieldGroup title={texts.reminders}>
      <p className="field-hint">{texts.remindersHint}</p>
      <div className="field-pair">
        <TextField label={texts.remindBefore} inputMode="numeric" required {...field('remind_before_days')} />
        <TextField label={texts.remindFee} inputMode="numeric" required {...field('remind_fee_days')} />
      </div>
      <div className="field-pair">
        <TextField label={texts.remindAfter} inputMode="numeric" required {...field('remind_after_days')} />
        <TextField label={texts.remindAgain} inputMode="numeric" required {...field('remind_again_days')} />
      </div>
    </FieldGroup>
  )
}
