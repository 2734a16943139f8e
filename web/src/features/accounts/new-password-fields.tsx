import type { ComponentProps } from 'react'
import { useTexts } from '../../lib/i18n/texts.ts'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { accountTexts } from './texts.ts'

type Bound = Omit<ComponentProps<typeof PasswordField>, 'label'>

interface Props {
  label: string
  password: Bound
  confirmation: Bound
}

/** A password that somebody chooses, twice. */
export const NewPasswordFields = ({ label, password, confirmation }: Props) => {
  const texts = useTexts(accountTexts)
  return (
    <>
      <PasswordField
        label={label}
        hint={texts.passwordHint}
        autoComplete="new-password"
        required
        {...password}
      />
      <PasswordField label={texts.passwordAgain} autoComplete="new-password" required {...confirmation} />
    </>
  )
}
