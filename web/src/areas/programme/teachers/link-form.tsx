import { linkAccount as endpoint } from '@academy/contract/programme/teachers/endpoints'
import type { FoundAccount } from '@academy/contract/programme/teachers/schemas'
import { useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { explainReason } from '../../../base/explain-failure.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { SearchDropdown } from '../../../ui/dropdown/search-dropdown.tsx'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { useDialogForm } from '../../../ui/form/use-dialog-form.ts'
import { accountTexts } from './account-texts.ts'
import { findAccounts, linkAccount } from './api.ts'
import { nameOf } from './teacher-state.ts'

interface LinkFormProps {
  call: Call
  teacherId: number
  onLinked: () => Promise<void>
}

/** Chooses an account by name or address. */
export const LinkForm = ({ call, teacherId, onLinked }: LinkFormProps) => {
  const texts = useTexts(accountTexts)
  const locale = useLocale()
  const [chosen, choose] = useState<{ id: number; name: string } | null>(null)
  const { form, frame } = useDialogForm({
    schema: endpoint.body,
    send: async ({ account_id }) => {
      await linkAccount(call, teacherId, account_id)
      await onLinked()
      return undefined
    },
    explainFailure: error => explainReason(error, locale),
  })
  const optionOf = (account: FoundAccount) => {
    const notes = [
      account.email,
      !account.email_verified && texts.unconfirmed,
      account.teacher && texts.ofTeacher(account.teacher),
    ]
    return { id: account.id, name: [nameOf(account), ...notes].filter(Boolean).join(', ') }
  }
  return (
    <Form submitLabel={texts.linkIt} {...frame}>
      <p>{texts.linkHint}</p>
      <ControlledField form={form} name="account_id">
        {({ onChange, onBlur, ref, error }) => (
          <SearchDropdown
            label={texts.search}
            error={error}
            chosen={chosen}
            onChoose={account => {
              choose(account)
              onChange(account?.id ?? null)
            }}
            find={async (typed, signal) => (await findAccounts(call, typed, signal)).map(optionOf)}
            onBlur={onBlur}
            ref={ref}
          />
        )}
      </ControlledField>
    </Form>
  )
}
