import './roles.css'
import type { RoleHolder } from '@academy/contract/access/roles/schemas'
import { chosenId, messageKey } from '@academy/contract/base/fields'
import { type GivenRole, givenRoles } from '@academy/contract/base/roles'
import { useState } from 'react'
import { z } from 'zod'
import type { Call } from '../../../base/api.ts'
import { explainReason } from '../../../base/explain-failure.ts'
import { fullName } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { SearchDropdown } from '../../../ui/dropdown/search-dropdown.tsx'
import { ControlledField } from '../../../ui/form/controlled-field.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { useDialogForm } from '../../../ui/form/use-dialog-form.ts'
import { giveRole, searchAccounts } from './api.ts'
import { RoleField } from './role-field.tsx'
import { roleTexts } from './texts.ts'

interface GiveFormProps {
  call: Call
  /** The roles to choose from. */
  roles: readonly GivenRole[]
  onGiven: (account: RoleHolder, role: GivenRole) => Promise<void>
}

const Choice = z.object({
  account_id: chosenId('REQUIRED'),
  role: z.enum(givenRoles, messageKey('REQUIRED')),
})

/** Gives a role to any account, which is found by name or address. */
export const GiveForm = ({ call, roles, onGiven }: GiveFormProps) => {
  const texts = useTexts(roleTexts)
  const locale = useLocale()
  const [chosen, choose] = useState<{ id: number; name: string } | null>(null)
  const { form, field, frame } = useDialogForm({
    schema: Choice,
    known: { role: 'Correpetitor' },
    send: async ({ account_id, role }) => {
      await onGiven(await giveRole(call, account_id, role), role)
      return undefined
    },
    explainFailure: error => explainReason(error, locale),
  })
  const optionOf = (account: RoleHolder) => {
    const notes = [
      account.email,
      !account.email_verified && texts.unconfirmed,
      ...account.roles.map(({ role }) => texts.roleNames[role]),
    ]
    return { id: account.id, name: [fullName(account), ...notes].filter(Boolean).join(', ') }
  }
  return (
    <Form submitLabel={texts.give} {...frame}>
      <p>{texts.giveHint}</p>
      <ControlledField form={form} name="account_id">
        {({ onChange, onBlur, ref, error }) => (
          <SearchDropdown
            label={texts.account}
            error={error}
            chosen={chosen}
            onChoose={account => {
              choose(account)
              onChange(account?.id ?? null)
            }}
            find={async (typed, signal) => (await searchAccounts(call, typed, signal)).map(optionOf)}
            onBlur={onBlur}
            ref={ref}
          />
        )}
      </ControlledField>
      <RoleField roles={roles} chosen={form.watch('role')} {...field('role')} />
      <p>{texts.giveNote}</p>
      <p>{texts.notFoundHint}</p>
    </Form>
  )
}
