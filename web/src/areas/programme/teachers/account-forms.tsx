import { type Locale, locales } from '@academy/contract/base/locale'
import { fullName } from '@academy/contract/base/names'
import { AccountChoice, FoundAccount, TeacherInvitation } from '@academy/contract/programme/teachers/schemas'
import { useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { ApiError } from '../../../base/api-errors.ts'
import { explainReason } from '../../../base/explain-failure.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { usePending } from '../../../base/use-pending.ts'
import { Button } from '../../../ui/button.tsx'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { AccountSearch } from '../../../ui/form/person-search.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { accountTexts } from './account-texts.ts'
import { findAccounts, linkAccount } from './api.ts'

interface InviteFormProps {
  call: Call
  teacherId: number
  hint: string
  submitLabel: string
  /** Invites the person, or makes the account. */
  send: (values: { email: string; locale: Locale }) => Promise<void>
  onLinked: () => Promise<void>
}

/** Returns the account that the server names instead of sending an invitation. */
const suggestedBy = (error: unknown): FoundAccount | undefined =>
  FoundAccount.safeParse(error instanceof ApiError ? error.failure.suggestions?.[0] : undefined).data

/** Asks for the address and the language of a teacher. */
export const InviteForm = ({ call, teacherId, hint, submitLabel, send, onLinked }: InviteFormProps) => {
  const texts = useTexts(accountTexts)
  const locale = useLocale()
  const { isPending, run } = usePending()
  const [known, setKnown] = useState<FoundAccount>()
  const { field, refuse, frame } = useContractForm({
    schema: TeacherInvitation,
    known: { locale },
    send: async values => {
      setKnown(undefined)
      await send(values)
    },
    explainFailure: error => {
      setKnown(suggestedBy(error))
      return explainReason(error, locale)
    },
  })
  const link = ({ id }: FoundAccount) =>
    run(async () => {
      try {
        await linkAccount(call, teacherId, id)
        await onLinked()
      } catch (error) {
        refuse(error)
      }
    })
  return (
    <Form submitLabel={submitLabel} {...frame}>
      <p>{hint}</p>
      <TextField label={texts.email} type="email" autoComplete="off" required {...field('email')} />
      <SelectField
        label={texts.language}
        options={locales.map(value => ({ value, label: texts.languages[value] }))}
        {...field('locale')}
      />
      {known && (
        <Button isPending={isPending} look="quiet" onClick={() => void link(known)}>
          {texts.linkInstead(fullName(known))}
        </Button>
      )}
    </Form>
  )
}

interface LinkFormProps {
  call: Call
  teacherId: number
  onLinked: () => Promise<void>
}

/** Chooses an account by name or address. */
export const LinkForm = ({ call, teacherId, onLinked }: LinkFormProps) => {
  const texts = useTexts(accountTexts)
  const { form, frame } = useContractForm({
    schema: AccountChoice,
    send: async ({ account_id }) => {
      await linkAccount(call, teacherId, account_id)
      await onLinked()
    },
  })
  return (
    <Form submitLabel={texts.linkIt} {...frame}>
      <p>{texts.linkHint}</p>
      <ControlledField form={form} name="account_id">
        {({ value: _, ...control }) => (
          <AccountSearch
            {...control}
            label={texts.search}
            find={(typed, signal) => findAccounts(call, typed, signal)}
            notesOf={account => [
              !account.email_verified && texts.unconfirmed,
              account.teacher && texts.ofTeacher(account.teacher),
            ]}
          />
        )}
      </ControlledField>
    </Form>
  )
}
