import '../../../ui/text-button.css'
import { InvitationInput, InvitedAccount } from '@academy/contract/access/invitations/schemas'
import type { RoleHolder } from '@academy/contract/access/roles/schemas'
import { locales } from '@academy/contract/base/locale'
import type { GivenRole } from '@academy/contract/base/roles'
import { useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { ApiError } from '../../../base/api-errors.ts'
import { explainReason } from '../../../base/explain-failure.ts'
import { fullName } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { usePending } from '../../../base/use-pending.ts'
import { Form } from '../../../ui/form/form.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useDialogForm } from '../../../ui/form/use-dialog-form.ts'
import { PendingButton } from '../../../ui/pending-button.tsx'
import { giveRole, invite } from './api.ts'
import { RoleField } from './role-field.tsx'
import { roleTexts } from './texts.ts'

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
  const { form, field, refuse, frame } = useDialogForm({
    schema: InvitationInput,
    known: { locale, role: 'Correpetitor' },
    draft: 'invitation',
    send: async values => {
      setKnown(undefined)
      await invite(call, values)
      await onInvited(values.email)
      return undefined
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
        <PendingButton isPending={isPending} isQuiet onClick={() => void give(known)}>
          {texts.giveInstead(fullName(known), texts.roleNames[role])}
        </PendingButton>
      )}
    </Form>
  )
}
