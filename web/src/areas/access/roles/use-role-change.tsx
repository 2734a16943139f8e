import { fullName } from '@academy/contract/base/names'
import type { GivenRole, StaffRole } from '@academy/contract/base/roles'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useAsk } from '../../../ui/dialog/ask.tsx'
import { giveRole, takeRole } from './api.ts'
import { roleTexts } from './texts.ts'

interface Account {
  id: number
  first_name: string
  last_name: string
}

export type RoleChange =
  | { kind: 'give'; role: GivenRole; account: Account }
  | { kind: 'take'; role: StaffRole; account: Account }

/** Gives or takes a role after a confirmation that says what the person can do with it. */
export const useRoleChange = (call: Call, onChanged: () => Promise<void>) => {
  const texts = useTexts(roleTexts)
  return useAsk((change: RoleChange) => {
    const { account } = change
    const name = fullName(account)
    const role = texts.roleNames[change.role]
    const isTaking = change.kind === 'take'
    return {
      title: isTaking ? texts.takeTitle(role, name) : texts.giveTitle(role, name),
      children: (
        <>
          <p>{texts.abilities[change.role]}</p>
          <p>{isTaking ? texts.takeNote : texts.giveNote}</p>
        </>
      ),
      confirmLabel: isTaking ? texts.take : texts.give,
      isDestructive: isTaking,
      act: async () => {
        await (change.kind === 'give'
          ? giveRole(call, account.id, change.role)
          : takeRole(call, account.id, change.role))
        await onChanged()
        return isTaking ? texts.taken(name, role) : texts.given(name, role)
      },
    }
  })
}
