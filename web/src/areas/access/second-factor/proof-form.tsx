import { type Proof, proofForms } from '@academy/contract/access/second-factor/schemas'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Form } from '../../../ui/form/form.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { proofTexts } from './texts.ts'

export type TypedProof = Pick<Proof, 'code' | 'recovery_code'> & { current_password?: string }

interface ProofFormProps {
  /** What is typed; a password for an account without a second factor. */
  kind: keyof typeof proofForms
  submitLabel: string
  onProof: (proof: TypedProof) => Promise<void>
}

/** A form with one field for a code or the password, which has the focus. */
export const ProofForm = ({ kind, submitLabel, onProof }: ProofFormProps) => {
  const texts = useTexts(proofTexts)
  const { field, frame } = useContractForm<TypedProof, TypedProof>({
    isGuarded: false,
    schema: proofForms[kind],
    send: async proof => {
      await onProof(proof)
    },
  })
  return (
    <Form submitLabel={submitLabel} {...frame}>
      {kind === 'totp' && (
        <TextField
          label={texts.code}
          hint={texts.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          required
          autoFocus
          {...field('code')}
        />
      )}
      {kind === 'recovery_code' && (
        <TextField
          label={texts.recoveryCode}
          hint={texts.recoveryHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          required
          autoFocus
          {...field('recovery_code')}
        />
      )}
      {kind === 'password' && (
        <PasswordField
          label={texts.password}
          autoComplete="current-password"
          required
          autoFocus
          {...field('current_password')}
        />
      )}
    </Form>
  )
}
