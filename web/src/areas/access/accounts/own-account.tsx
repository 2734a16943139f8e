import { OwnData, PasswordChange, type User } from '@academy/contract/access/accounts/schemas'
import { locales } from '@academy/contract/base/locale'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { languageNames } from '../../../base/i18n/locale.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Form } from '../../../ui/form/form.tsx'
import { isSameAddress, OwnEmailFields, passwordForAddress } from '../../../ui/form/own-email-fields.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { accountFailure } from './account-failure.ts'
import { changePassword, saveOwnData } from './api.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { ownAccountTexts } from './own-texts.ts'

interface ChangePasswordFormProps {
  call: Call
  /** Tells password managers whose password it is. */
  email: string
  onSaved: () => Promise<void>
}

export const ChangePasswordForm = ({ call, email, onSaved }: ChangePasswordFormProps) => {
  const { password: texts } = useTexts(ownAccountTexts)
  const locale = useLocale()
  const { field, recheck, frame } = useContractForm({
    schema: PasswordChange,
    send: async values => {
      await changePassword(call, values)
      await onSaved()
    },
    explainFailure: error => accountFailure(error, locale),
  })
  return (
    <Form submitLabel={texts.save} {...frame}>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={texts.current}
        hint={texts.forgotten}
        autoComplete="current-password"
        required
        {...field('current_password')}
      />
      <NewPasswordFields
        label={texts.next}
        password={field('password', { onBlur: recheck('password_confirmation') })}
        confirmation={field('password_confirmation')}
      />
    </Form>
  )
}

interface OwnDataFormProps {
  call: Call
  user: Pick<User, 'id' | 'first_name' | 'last_name' | 'email' | 'locale'>
  onSaved: (saved: User) => Promise<void>
  /** About the email address, such as a new one that waits for its confirmation. */
  children?: ReactNode
}

const languages = locales.map(locale => ({ value: locale, label: languageNames[locale] }))

/** Name, email address and language of the user's own account. */
export const OwnDataForm = ({ call, user, onSaved, children }: OwnDataFormProps) => {
  const { save, data: texts } = useTexts(ownAccountTexts)
  const { first_name, last_name, email } = user
  const { form, field, frame } = useContractForm({
    schema: OwnData,
    known: { first_name, last_name, email, locale: user.locale },
    check: async typed => passwordForAddress(typed, email),
    send: async values => {
      const isMoved = !isSameAddress(values.email, email)
      // Only what was changed here: another tab may have saved the rest.
      const changed = {
        ...(values.first_name !== first_name && { first_name: values.first_name }),
        ...(values.last_name !== last_name && { last_name: values.last_name }),
        ...(values.email !== email && { email: values.email, current_password: values.current_password }),
        ...(values.locale !== user.locale && { locale: values.locale }),
      }
      await onSaved(await saveOwnData(call, user.id, changed))
      form.resetField('current_password', { defaultValue: '' })
      if (isMoved) showAlert('successDismiss', texts.savedWithEmail(values.email))
      else showAlert('success', texts.saved)
    },
  })
  const isNewAddress = !isSameAddress(useWatch({ control: form.control, name: 'email' }), email)
  return (
    <Form submitLabel={save} {...frame}>
      <div className="field-pair">
        <TextField label={texts.firstName} autoComplete="given-name" required {...field('first_name')} />
        <TextField label={texts.lastName} autoComplete="family-name" required {...field('last_name')} />
      </div>
      <OwnEmailFields
        email={field('email')}
        password={isNewAddress ? field('current_password', { shouldUnregister: true }) : undefined}
      />
      {children}
      <RadioGroup label={texts.language} hint={texts.languageHint} options={languages} {...field('locale')} />
    </Form>
  )
}
