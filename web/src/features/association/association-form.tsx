import './association.css'
import { AssociationChange, type StoredAssociation } from '@academy/contract/association/schemas'
import { locales } from '@academy/contract/locale'
import { withoutSpaces } from '@academy/contract/payments/iban'
import type { Call } from '../../lib/api.ts'
import { explainReason } from '../../lib/explain-failure.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { Form } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useDialogForm } from '../../ui/form/use-dialog-form.ts'
import { saveAssociation } from './api.ts'
import { associationTexts } from './texts.ts'

/** Groups an IBAN for display: AT611904300234573201 → AT61 1904 3002 3457 3201 */
export const formatIban = (iban: string): string => withoutSpaces(iban).replace(/(.{4})(?=.)/g, '$1 ')

interface AssociationFormProps {
  call: Call
  association: StoredAssociation
  onSaved: () => Promise<void>
}

/** The issuer of the invoices and its bank account. */
export const AssociationForm = ({ call, association, onSaved }: AssociationFormProps) => {
  const texts = useTexts(associationTexts)
  const locale = useLocale()
  const { form, field, frame } = useDialogForm({
    schema: AssociationChange,
    draft: 'association',
    known: { ...association, iban: formatIban(association.iban) },
    send: async values => {
      await saveAssociation(call, values)
      await onSaved()
      return undefined
    },
    explainFailure: error => explainReason(error, locale),
  })
  const inGroups = () => form.setValue('iban', formatIban(form.getValues('iban') ?? ''))
  return (
    <Form submitLabel={texts.save} {...frame}>
      <p>{texts.intro}</p>
      <TextField label={texts.name} autoComplete="organization" required {...field('name')} />
      <TextField label={texts.street} autoComplete="street-address" required {...field('street')} />
      <div className="field-pair">
        <TextField label={texts.zip} autoComplete="postal-code" required {...field('zip')} />
        <TextField label={texts.city} autoComplete="address-level2" required {...field('city')} />
      </div>
      <TextField label={texts.contactEmail} type="email" required {...field('contact_email')} />
      <TextField label={texts.email} type="email" autoComplete="email" {...field('email')} />
      <TextField label={texts.registerNumber} {...field('register_number')} />
      <h3 className="association-part">{texts.bank}</h3>
      <TextField label={texts.accountHolder} hint={texts.accountHolderHint} {...field('account_holder')} />
      <TextField
        label={texts.iban}
        autoComplete="off"
        spellCheck={false}
        {...field('iban', { onBlur: inGroups })}
      />
      <TextField label={texts.bic} hint={texts.bicHint} autoComplete="off" {...field('bic')} />
      <h3 className="association-part">{texts.invoices}</h3>
      {locales.map(language => (
        <TextField
          key={language}
          label={texts.taxNotes[language]}
          lang={language}
          {...field(`tax_note_${language}`)}
        />
      ))}
      <TextField label={texts.dueDays} inputMode="numeric" required {...field('due_days')} />
    </Form>
  )
}
