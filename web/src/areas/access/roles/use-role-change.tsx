import type { GivenRole, StaffRole } from '@academy/contract/base/roles'
import { type ReactNode, useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { fullName } from '../../../base/format.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
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
export const useRoleChange = (
  call: Call,
  onChanged: () => Promise<void>,
): { ask: (change: RoleChange) => void; dialog: ReactNode } => {
  const texts = useTexts(roleTexts)
  const [change, ask] = useState<RoleChange>()
  const [isOpen, setOpen] = useState(false)
  const name = change ? fullName(change.account) : ''
  const role = change ? texts.roleNames[change.role] : ''
  const apply = async () => {
    if (!change) return
    await (change.kind === 'give'
      ? giveRole(call, change.account.id, change.role)
      : takeRole(call, change.account.id, change.role))
    await onChanged()
    showAlert('success', change.kind === 'give' ? texts.given(name, role) : texts.taken(name, role))
  }
  const isTaking = change?.kind === 'take'
  return {
    ask: wanted => {
      ask(wanted)
      setOpen(true)
    },
    dialog: (
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={apply}
        title={isTaking ? texts.takeTitle(role, name) : texts.giveTitle(role, name)}
        confirmLabel={isTaking ? texts.take : texts.give}
        isDestructive={isTaking}
      >
        {change && <p>{texts.abilities[change.role]}</p>}
        <p>{isTaking ? texts.takeNote : texts.giveNote}</p>
      </ConfirmDialog>
    ),
  }
}
