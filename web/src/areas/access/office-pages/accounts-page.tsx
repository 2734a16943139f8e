import type { RoleHolder } from '@academy/contract/access/roles/schemas'
import { can } from '@academy/contract/base/abilities'
import { fullName } from '@academy/contract/base/names'
import type { GivenRole } from '@academy/contract/base/roles'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ListPage } from '../../../base/pages/list-page.tsx'
import { useMember } from '../../../base/pages/member.ts'
import { paths } from '../../../base/pages/paths.ts'
import { useData, useRefresh } from '../../../base/use-data.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useTableView } from '../../../ui/office-table/use-table-view.ts'
import { invitationsQuery, roleHoldersQuery } from '../roles/api.ts'
import { HolderTable } from '../roles/holder-table.tsx'
import { InvitationTable } from '../roles/invitation-table.tsx'
import { GiveForm, InviteForm } from '../roles/role-forms.tsx'
import { givableRoles } from '../roles/role-options.ts'
import { roleTexts } from '../roles/texts.ts'
import { useRoleChange } from '../roles/use-role-change.tsx'
import { requirementQuery } from '../second-factor/api.ts'
import { RequirementPanel } from '../second-factor/requirement-form.tsx'

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
  const [ask, question] = useRoleChange(call, refresh)
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
          <Button look="quiet" onClick={() => open('give')}>
            {texts.giveToAccount}
          </Button>
          <Button onClick={() => open('invite')}>{texts.invite}</Button>
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
      {question}
      <Dialog isOpen={opened === 'give'} onClose={close} title={texts.giveToAccount}>
        <GiveForm call={call} roles={roles} onGiven={onGiven} />
      </Dialog>
      <Dialog isOpen={opened === 'invite'} onClose={close} title={texts.invite}>
        <InviteForm
          call={call}
          roles={roles}
          onInvited={email => done(texts.sent(email))}
          onGiven={onGiven}
        />
      </Dialog>
    </ListPage>
  )
}
