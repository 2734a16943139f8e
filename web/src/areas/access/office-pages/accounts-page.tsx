import '../../../ui/button.css'
import type { GivenRole } from '@academy/contract/accounts/roles'
import { can } from '@academy/contract/roles/abilities'
import type { RoleHolder } from '@academy/contract/roles/schemas'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { invitationsQuery, roleHoldersQuery } from '../../../features/roles/api.ts'
import { GiveForm } from '../../../features/roles/give-form.tsx'
import { HolderTable } from '../../../features/roles/holder-table.tsx'
import { InvitationTable } from '../../../features/roles/invitation-table.tsx'
import { InviteForm } from '../../../features/roles/invite-form.tsx'
import { givableRoles } from '../../../features/roles/role-options.ts'
import { roleTexts } from '../../../features/roles/texts.ts'
import { useRoleChange } from '../../../features/roles/use-role-change.tsx'
import { requirementQuery } from '../../../features/second-factor/api.ts'
import { RequirementPanel } from '../../../features/second-factor/requirement-form.tsx'
import { showAlert } from '../../../lib/alerts.ts'
import type { Call } from '../../../lib/api.ts'
import { fullName } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/i18n/texts.ts'
import { useData, useRefresh } from '../../../lib/use-data.ts'
import { ModalDialog } from '../../../ui/dialog/modal-dialog.tsx'
import { useTableView } from '../../../ui/office-table/use-table-view.ts'
import { paths } from '../../paths.ts'
import { ListPage, ListPageFailure, ListPageLoading } from '../list-page.tsx'
import { useMember } from '../member.ts'

const route = getRouteApi('/user/settings/a/accounts')
const path = paths.AccountsAdmin

export const accountsQueries = (call: Call) => ({
  holders: roleHoldersQuery(call),
  invitations: invitationsQuery(call),
  requirement: requirementQuery(call),
})

/** Who has a role, and who is invited to one. */
export const AccountsPage = () => {
  const texts = useTexts(roleTexts)
  const { call } = route.useRouteContext()
  const { invite } = route.useSearch()
  const navigate = useNavigate()
  const actor = useMember()
  const { holders, invitations, requirement } = useData(accountsQueries(call))
  const refresh = useRefresh()
  const state = useTableView('role', 'factor')
  const { ask, dialog } = useRoleChange(call, refresh)
  // Other pages link to the form.
  const [opened, open] = useState(invite === undefined ? undefined : ('invite' as 'invite' | 'give'))
  const close = () => {
    open(undefined)
    if (invite !== undefined) void navigate({ to: path, search: {}, replace: true })
  }
  const done = async (text: string) => {
    await refresh()
    close()
    showAlert('success', text)
  }
  const onGiven = (account: RoleHolder, role: GivenRole) =>
    done(texts.given(fullName(account), texts.roleNames[role]))
  const roles = givableRoles(actor)
  return (
    <ListPage
      path={path}
      action={
        <div className="role-page-actions">
          <button type="button" className="button button-quiet" onClick={() => open('give')}>
            {texts.giveToAccount}
          </button>
          <button type="button" className="button" onClick={() => open('invite')}>
            {texts.invite}
          </button>
        </div>
      }
    >
      <p className="role-intro">{texts.intro}</p>
      <HolderTable
        holders={holders}
        actor={actor}
        state={state}
        onChange={ask}
        linkTo={({ id }, children) => (
          <Link to={paths.TeacherAdmin} params={{ teacherId: String(id) }}>
            {children}
          </Link>
        )}
      />
      <section className="role-invitations" aria-labelledby="open-invitations">
        <h2 id="open-invitations">{texts.invitations}</h2>
        <InvitationTable
          call={call}
          invitations={invitations}
          actor={actor}
          state={state}
          onChanged={refresh}
        />
      </section>
      <RequirementPanel
        call={call}
        requirement={requirement}
        mayChange={can(actor.roles, 'manage_admins')}
        onSaved={done}
      />
      {dialog}
      <ModalDialog isOpen={opened === 'give'} onClose={close} title={texts.giveToAccount}>
        <GiveForm call={call} roles={roles} onGiven={onGiven} />
      </ModalDialog>
      <ModalDialog isOpen={opened === 'invite'} onClose={close} title={texts.invite}>
        <InviteForm
          call={call}
          roles={roles}
          onInvited={email => done(texts.sent(email))}
          onGiven={onGiven}
        />
      </ModalDialog>
    </ListPage>
  )
}

export const AccountsLoading = () => <ListPageLoading path={path} label={useTexts(roleTexts).loading} />

export const AccountsFailure = () => <ListPageFailure path={path} />
