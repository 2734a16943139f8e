import { InvitationInput, InvitedAccount } from '@academy/contract/access/invitations/schemas'
import type { RoleHolder } from '@academy/contract/access/roles/schemas'
import { chosenId, messageKey } from '@academy/contract/base/fields'
import { locales } from '@academy/contract/base/locale'
import { fullName } from '@academy/contract/base/names'
import { type GivenRole, givenRoles } from '@academy/contract/base/roles'
import { type ComponentProps, useState } from 'react'
import { z } from 'zod'
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
import { giveRole, invite, searchAccounts } from './api.ts'
import { roleTexts } from './texts.ts'
import './roles.css'

interface RoleFieldProps extends Omit<ComponentProps<typeof SelectField>, 'label' | 'options' | 'hint'> {
  roles: readonly GivenRole[]
  /** The chosen role, of which the field says what it allows. */
  chosen: GivenRole | undefined
}

/** A choice of roles, with what somebody can do with the chosen one. */
const RoleField = ({ roles, chosen, ...select }: RoleFieldProps) => {
  const texts = useTexts(roleTexts)
  return (
    <SelectField
      label={texts.role}
      hint={chosen && texts.abilities[chosen]}
      options={roles.map(value => ({ value, label: texts.roleNames[value] }))}
      {...select}
    />
  )
}

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
  const { form, field, frame } = useContractForm({
    schema: Choice,
    known: { role: 'Correpetitor' },
    send: async ({ account_id, role }) => {
      await onGiven(await giveRole(call, account_id, role), role)
    },
  })
  return (
    <Form submitLabel={texts.give} {...frame}>
      <p>{texts.giveHint}</p>
      <ControlledField form={form} name="account_id">
        {({ value: _, ...control }) => (
          <AccountSearch
            {...control}
            label={texts.account}
            find={(typed, signal) => searchAccounts(call, typed, signal)}
            notesOf={account => [
              !account.email_verified && texts.unconfirmed,
              ...account.roles.map(({ role }) => texts.roleNames[role]),
            ]}
          />
        )}
      </ControlledField>
      <RoleField roles={roles} chosen={form.watch('role')} {...field('role')} />
      <p>{texts.giveNote}</p>
      <p>{texts.notFoundHint}</p>
    </Form>
  )
}

interface InviteFormProps {
  call: Call
  /** The roles to choose from. */
  roles: readonly GivenRole[]
  onInvited: (email: string) => Promise<void>
  onGiven: (account: RoleHolder, role: GivenRole) => Promise<void>
}

/** Returns the account that the server names instead of sending an invitation. */
const suggestedBy = (error: unknown): InvitedAccount | undefined =>
  InvitedAccount.safeParse(error instanceof ApiError ? error.failure.suggestions?.[0] : undefined).data

/** Invites somebody without an account. An address that has one gets the role instead. */
export const InviteForm = ({ call, roles, onInvited, onGiven }: InviteFormProps) => {
  const texts = useTexts(roleTexts)
  const locale = useLocale()
  const { isPending, run } = usePending()
  const [known, setKnown] = useState<InvitedAccount>()
  const { form, field, refuse, frame } = useContractForm({
    schema: InvitationInput,
    known: { locale, role: 'Correpetitor' },
    draft: 'invitation',
    send: async values => {
      setKnown(undefined)
      await invite(call, values)
      await onInvited(values.email)
    },
    explainFailure: error => {
      setKnown(suggestedBy(error))
      return explainReason(error, locale)
    },
  })
  const role = form.watch('role')
  const give = ({ id }: InvitedAccount) =>
    run(async () => {
      try {
        await onGiven(await giveRole(call, id, role), role)
      } catch (error) {
        refuse(error)
      }
    })
  return (
    <Form submitLabel={texts.send} {...frame}>
      <p>{texts.inviteHint}</p>
      <RoleField roles={roles} chosen={role} {...field('role')} />
      <TextField label={texts.firstName} autoComplete="off" required {...field('first_name')} />
      <TextField label={texts.lastName} autoComplete="off" required {...field('last_name')} />
      <TextField label={texts.email} type="email" autoComplete="off" required {...field('email')} />
      <SelectField
        label={texts.language}
        options={locales.map(value => ({ value, label: texts.languages[value] }))}
        {...field('locale')}
      />
      {known && role && (
        <Button isPending={isPending} look="quiet" onClick={() => void give(known)}>
          {texts.giveInstead(fullName(known), texts.roleNames[role])}
        </Button>
      )}
    </Form>
  )
}
