import { fullName } from '@academy/contract/base/names'
import './roles.css'
import type { Invitation } from '@academy/contract/access/invitations/schemas'
import { mayGive } from '@academy/contract/base/abilities'
import type { Call } from '../../../base/api.ts'
import { explainFailure } from '../../../base/explain-failure.ts'
import { dayInVienna, formatDay } from '../../../base/format.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useAct } from '../../../base/use-pending.ts'
import { Badge } from '../../../ui/badge.tsx'
import { TextButton } from '../../../ui/button.tsx'
import { useAsk } from '../../../ui/dialog/ask.tsx'
import { OfficeTable } from '../../../ui/office-table/office-table.tsx'
import type { TableState } from '../../../ui/office-table/use-table-view.ts'
import { sendAgain, withdraw } from './api.ts'
import { personColumn } from './holder-table.tsx'
import type { Actor } from './role-options.ts'
import { roleTexts } from './texts.ts'

interface InvitationTableProps {
  call: Call
  invitations: readonly Invitation[]
  actor: Actor
  state: TableState
  /** Reloads the data. */
  onChanged: () => Promise<void>
}

/** The open invitations to a role, those of teachers too. */
export const InvitationTable = ({ call, invitations, actor, state, onChanged }: InvitationTableProps) => {
  const texts = useTexts(roleTexts)
  const { isPending, act } = useAct({ onChanged, explain: explainFailure })
  const [askToWithdraw, question] = useAsk((invitation: Invitation) => ({
    title: texts.withdrawTitle,
    text: texts.withdrawText(invitation.email),
    confirmLabel: texts.withdraw,
    isDestructive: true,
    act: async () => {
      await withdraw(call, invitation)
      return texts.withdrawn
    },
    onChanged,
  }))
  return (
    <>
      <OfficeTable
        id="invitations"
        caption={texts.invitations}
        rows={invitations}
        idOf={({ id }) => id}
        state={state}
        isShort
        empty={texts.noInvitations}
        columns={[
          personColumn('invited', texts),
          { id: 'invited-role', title: texts.role, text: ({ role }) => texts.roleNames[role] },
          { id: 'sent', title: texts.sentOn, day: ({ sent_at }) => dayInVienna(sent_at) },
          {
            id: 'expires',
            title: texts.validUntil,
            day: ({ expires_at }) => dayInVienna(expires_at),
            cell: ({ expires_at, is_expired }) => {
              const day = formatDay(dayInVienna(expires_at))
              return is_expired ? <Badge tone="danger">{texts.expired(day)}</Badge> : day
            },
          },
          {
            id: 'actions',
            title: texts.actions,
            isTitleHidden: true,
            cell: one =>
              mayGive(actor.roles, one.role) && (
                <span className="invitation-actions">
                  <TextButton
                    aria-disabled={isPending}
                    aria-label={`${texts.again}: ${fullName(one)}`}
                    onClick={() => void act(() => sendAgain(call, one), texts.sent(one.email))}
                  >
                    {texts.again}
                  </TextButton>
                  <TextButton
                    aria-label={`${texts.withdraw}: ${fullName(one)}`}
                    onClick={() => askToWithdraw(one)}
                  >
                    {texts.withdraw}
                  </TextButton>
                </span>
              ),
          },
        ]}
      />
      {question}
    </>
  )
}
