import type { register } from '@academy/contract/accounts/endpoints'
import type { Registration } from '@academy/contract/accounts/schemas'
import type { BodyOf } from '@academy/contract/endpoint'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { type Session, storeSession } from '../../lib/session.ts'
import { useDraft } from '../../lib/use-draft-form.ts'
import { Form } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useLazyContractForm } from '../../ui/form/use-lazy-contract-form.ts'
import { accountFailure } from './account-failure.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { accountTexts } from './texts.ts'

type TypedRegistration = typeof Registration._zod.input

interface Props {
  /** Creates the account. */
  create: (person: BodyOf<typeof register>) => Promise<Session>
  onRegistered: () => void | Promise<void>
  submitLabel?: string
  emailHint?: string
  /** Explains refusals besides those of a registration. */
  explain?: (error: unknown) => string | undefined
}

export const RegisterForm = ({ create, onRegistered, submitLabel, emailHint, explain }: Props) => {
  const texts = useTexts(accountTexts)
  const locale = useLocale()
  // The language switch reloads the page; passwords are never kept.
  const draft = useDraft<TypedRegistration>('tab', 'register')
  const { field, recheck, frame } = useLazyContractForm<TypedRegistration, BodyOf<typeof register>>({
    loadSchema: async () => (await import('@academy/contract/accounts/schemas')).Registration,
    ...(draft.found && { known: draft.found.values }),
    onTyped: draft.keep,
    send: async values => {
      storeSession(await create(values))
      draft.forget()
      await onRegistered()
      return undefined
    },
    explainFailure: error => explain?.(error) ?? accountFailure(error, locale),
  })
  return (
    <Form submitLabel={submitLabel ?? texts.register} {...frame}>
      <div className="field-pair">
        <TextField label={texts.firstName} autoComplete="given-name" required {...field('first_name')} />
        <TextField label={texts.lastName} autoComplete="family-name" required {...field('last_name')} />
      </div>
      <TextField
        label={texts.email}
        hint={emailHint ?? texts.emailHint}
        type="email"
        autoComplete="username"
        required
        {...field('email_address')}
      />
      <NewPasswordFields
        label={texts.password}
        password={field('password', { onBlur: recheck('password_confirmation') })}
        confirmation={field('password_confirmation')}
      />
    </Form>
  )
}
