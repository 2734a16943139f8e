import type { ComponentProps } from 'react'
import { areaCommon } from '../../base/i18n/area-texts.ts'
import { common } from '../../base/i18n/common-texts.ts'
import { defineTexts, useTexts } from '../../base/i18n/texts.ts'
import { PasswordField } from './password-field.tsx'
import { TextField } from './text-field.tsx'

/** Ignores case, as the server does: any other change of an email address requires the password. */
export const isSameAddress = (typed: string | undefined, email: string): boolean =>
  typed === undefined || typed.trim().toLowerCase() === email.toLowerCase()

interface Typed {
  email?: string | undefined
  current_password?: string | undefined
}

/** The error at the field of the password, without which nobody gets a new email address. */
export const passwordForAddress = ({ email: typed, current_password }: Typed, email: string) => ({
  current_password:
    isSameAddress(typed, email) || current_password ? undefined : ('CURRENT_PASSWORD_REQUIRED' as const),
})

const texts = defineTexts({
  en: {
    email: common.email.en,
    emailHint: areaCommon.newEmailHint.en,
    password: areaCommon.ownPassword.en,
    passwordHint: areaCommon.ownPasswordHint.en,
  },
  de: {
    email: common.email.de,
    emailHint: areaCommon.newEmailHint.de,
    password: areaCommon.ownPassword.de,
    passwordHint: areaCommon.ownPasswordHint.de,
  },
})

interface OwnEmailFieldsProps {
  email: Omit<ComponentProps<typeof TextField>, 'label'>
  /** Undefined while the address is not a new one. */
  password: Omit<ComponentProps<typeof PasswordField>, 'label'> | undefined
}

/** The own email address; a new one needs the password. */
export const OwnEmailFields = ({ email, password }: OwnEmailFieldsProps) => {
  const words = useTexts(texts)
  return (
    <>
      <TextField
        label={words.email}
        hint={words.emailHint}
        type="email"
        autoComplete="email"
        required
        {...email}
      />
      {password && (
        <PasswordField
          label={words.password}
          hint={words.passwordHint}
          autoComplete="current-password"
          required
          {...password}
        />
      )}
    </>
  )
}
