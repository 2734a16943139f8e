import './password-field.css'
import { type ComponentProps, useState } from 'react'
import { useTexts } from '../../base/i18n/texts.ts'
import { Field, type FieldProps } from './field.tsx'
import { formTexts } from './texts.ts'

/** A password field with a button to show the password. */
export const PasswordField = ({ label, hint, error, ...input }: FieldProps & ComponentProps<'input'>) => {
  const texts = useTexts(formTexts)
  const [isShown, setIsShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error}>
      {control => (
        <div className="password">
          <input
            className="control"
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
          />
          {/* Its accessible name says what it does next, and begins with the visible text, for voice control. */}
          <button type="button" className="password-toggle" onClick={() => setIsShown(!isShown)}>
            {isShown ? texts.hide : texts.show}
            <span className="visually-hidden">: {label}</span>
          </button>
        </div>
      )}
    </Field>
  )
}
