import type { register } from '@academy/contract/access/accounts/endpoints'
import type { Registration } from '@academy/contract/access/accounts/schemas'
import { consentWordings, wordings } from '@academy/contract/base/consent-kinds'
import type { BodyOf } from '@academy/contract/base/endpoint'
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { isRefusal } from '../../../base/api-errors.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { type Session, storeSession } from '../../../base/session.ts'
import { useDraft } from '../../../base/use-draft-form.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useLazyContractForm } from '../../../ui/form/use-lazy-contract-form.tsx'
import { accountFailure } from './account-failure.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { accountTexts } from './texts.ts'

type Typed = typeof Registration._zod.input
interface Draft extends Typed {
  news_wording?: number
}

interface Props {
  /** Creates the account. */
  create: (person: BodyOf<typeof register>) => Promise<Session>
  onRegistered: () => void | Promise<void>
  submitLabel?: string
  emailHint?: string
  /** Links the privacy page. With it, the form asks whether somebody wants news. */
  privacyLink?: (label: string) => ReactNode
  /** Login and a new password, for an address that has an account. */
  knownAddress?: ReactNode
  /** Explains refusals besides those of a registration. */
  explain?: (error: unknown) => string | undefined
}

/** The second click of a double click on the button hits what the answer to the first has brought there. */
const ignoreSecondClick = (event: MouseEvent) => {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}

export const RegisterForm = ({
  create,
  onRegistered,
  submitLabel,
  emailHint,
  privacyLink,
  knownAddress,
  explain,
}: Props) => {
  const texts = useTexts(accountTexts)
  const locale = useLocale()
  // The language switch reloads the page; passwords are never kept.
  const [isTaken, setTaken] = useState(false)
  const draft = useDraft<Draft>('tab', 'register')
  // Read when it is needed: somebody may tick the box before the scripts run.
  const newsBox = useRef<HTMLInputElement>(null)
  const news = () => (newsBox.current?.checked ? { news_wording: consentWordings.news } : {})
  const hadNews = draft.found?.values.news_wording === consentWordings.news
  useEffect(() => {
    if (hadNews && newsBox.current) newsBox.current.checked = true
  }, [hadNews])
  const { field, recheck, frame, typed } = useLazyContractForm<Typed, BodyOf<typeof register>>({
    loadSchema: async () => (await import('@academy/contract/access/accounts/schemas')).Registration,
    ...(draft.found && { known: draft.found.values }),
    onTyped: values => draft.keep({ ...values, ...news() }),
    send: async values => {
      setTaken(false)
      storeSession(await create({ ...values, ...news() }))
      draft.forget()
      await onRegistered()
      return undefined
    },
    explainFailure: error => {
      const isAtField = isRefusal(error, 'email_taken')
      setTaken(isAtField)
      return explain?.(error) ?? (isAtField ? undefined : accountFailure(error, locale))
    },
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
      {isTaken && knownAddress && (
        <p className="register-known" onClickCapture={ignoreSecondClick}>
          {knownAddress}
        </p>
      )}
      <NewPasswordFields
        label={texts.password}
        password={field('password', { onBlur: recheck('password_confirmation') })}
        confirmation={field('password_confirmation')}
      />
      {privacyLink && (
        <>
          <Checkbox
            ref={newsBox}
            label={wordings[locale].news}
            note={texts.newsNote}
            onChange={() => draft.keep({ ...typed(), ...news() })}
          />
          <p className="register-privacy">
            {texts.privacy} {privacyLink(texts.privacyLabel)}
          </p>
        </>
      )}
    </Form>
  )
}
