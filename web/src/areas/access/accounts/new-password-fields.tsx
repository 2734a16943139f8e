import './new-password.css'
import { accountMessages } from '@academy/contract/access/accounts/messages'
import { type ComponentProps, useRef, useState } from 'react'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { accountTexts } from './texts.ts'

// A separate chunk, loaded only when choosing a password.
const load = () => import('@academy/contract/access/accounts/common-passwords')

/**
 * Tells whether the input is a common password. If the list fails to load there is no warning, and the form
 * still works.
 */
const useCommonPassword = () => {
  const [isCommon, setCommon] = useState(false)
  const typed = useRef('')
  const prepare = () => void load().catch(() => {})
  const look = (password: string) => {
    typed.current = password
    load().then(
      ({ isCommonPassword }) => {
        // Ignore the result for an earlier input.
        if (typed.current === password) setCommon(isCommonPassword(password))
      },
      () => {},
    )
  }
  return { isCommon, prepare, look }
}

type Bound = Omit<ComponentProps<typeof PasswordField>, 'label'>

interface Props {
  label: string
  password: Bound
  confirmation: Bound
}

/** A new password, entered twice. Warns about common passwords while typing. */
export const NewPasswordFields = ({ label, password, confirmation }: Props) => {
  const texts = useTexts(accountTexts)
  const locale = useLocale()
  const { isCommon, prepare, look } = useCommonPassword()
  return (
    <>
      <div>
        <PasswordField
          label={label}
          hint={texts.passwordHint}
          autoComplete="new-password"
          required
          {...password}
          onFocus={prepare}
          onChange={event => {
            void password.onChange?.(event)
            look(event.target.value)
          }}
        />
        <p className="password-warning" role="status">
          {isCommon && !password.error && accountMessages.PASSWORD_COMMON[locale]}
        </p>
      </div>
      <PasswordField label={texts.passwordAgain} autoComplete="new-password" required {...confirmation} />
    </>
  )
}
