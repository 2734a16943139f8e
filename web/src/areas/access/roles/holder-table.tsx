import type { RoleHolder } from '@academy/contract/access/roles/schemas'
import { fullName } from '@academy/contract/base/names'
import { staffRoles } from '@academy/contract/base/roles'
import type { ReactNode } from 'react'
import { dayInVienna, formatDay } from '../../../base/format.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { Badge } from '../../../ui/badge.tsx'
import type { TableColumn } from '../../../ui/office-table/columns.ts'
import { OfficeTable } from '../../../ui/office-table/office-table.tsx'
import type { TableState } from '../../../ui/office-table/use-table-view.ts'
import { PersonLink } from '../../../ui/person-link.tsx'
import { PersonCell } from '../../../ui/table/person-cell.tsx'
import { FactorState, factorFilter, factorText } from './factor-state.tsx'
import { factorTexts } from './factor-texts.ts'
import { type Actor, rolesToGive, rolesToTake } from './role-options.ts'
import { roleTexts } from './texts.ts'
import type { RoleChange } from './use-role-change.tsx'
import './roles.css'

interface Person {
  first_name: string
  last_name: string
  email: string
}

/** Name and address of a person, sorted by the last name. */
export const personColumn = <Row extends Person>(
  id: string,
  texts: { person: string; email: string },
  linkTo?: (person: Row) => ReactNode,
): TableColumn<Row> => ({
  id,
  title: texts.person,
  isHeading: true,
  text: ({ first_name, last_name }) => `${last_name} ${first_name}`,
  files: [
    { title: texts.person, text: fullName },
    { title: texts.email, text: ({ email }) => email },
  ],
  cell: person => <PersonCell full_name={fullName(person)} email={person.email} link={linkTo?.(person)} />,
})

interface HolderTableProps {
  holders: readonly RoleHolder[]
  actor: Actor
  state: TableState
  onChange: (change: RoleChange) => void
  /** The link to the page of a teacher. */
  linkTo: (teacher: { id: number }, children: ReactNode) => ReactNode
}

/** Everybody with a role beside that of students. */
export const HolderTable = ({ holders, actor, state, onChange, linkTo }: HolderTableProps) => {
  const texts = useTexts(roleTexts)
  const factor = useTexts(factorTexts)
  const sinceOf = (since: string | null) => (since ? ` ${texts.since(formatDay(dayInVienna(since)))}` : '')
  const actionsOf = (holder: RoleHolder) => [
    ...rolesToGive(actor, holder).map(role => ({
      name: texts.giveRole(texts.roleNames[role]),
      act: () => onChange({ kind: 'give', role, account: holder }),
    })),
    ...rolesToTake(actor, holder).map(role => ({
      name: texts.takeRole(texts.roleNames[role]),
      act: () => onChange({ kind: 'take', role, account: holder }),
    })),
  ]
  return (
    <OfficeTable
      id="role-holders"
      caption={texts.holders}
      rows={holders}
      idOf={({ id }) => id}
      state={state}
      empty={texts.noHolders}
      searchHint={texts.searchHint}
      columns={[
        personColumn<RoleHolder>('person', texts, person => (
          <PersonLink id={person.id} name={fullName(person)} />
        )),
        {
          id: 'roles',
          title: texts.roles,
          text: ({ roles }) => roles.map(({ role }) => texts.roleNames[role]).join(', '),
          cell: ({ roles, teacher }) => (
            <ul className="role-list">
              {roles.map(({ role, since }) => (
                <li key={role}>
                  <Badge tone="quiet">{texts.roleNames[role]}</Badge>
                  <span>{sinceOf(since)}</span>
                  {role === 'Teacher' && teacher && linkTo(teacher, texts.toTeacher)}
                </li>
              ))}
            </ul>
          ),
        },
        {
          id: 'login',
          title: texts.lastLogin,
          day: ({ last_login_at }) => last_login_at && dayInVienna(last_login_at),
        },
        {
          id: 'address',
          title: texts.address,
          text: ({ email_verified }) => (email_verified ? texts.confirmed : texts.unconfirmed),
          cell: ({ email_verified }) =>
            email_verified ? texts.confirmed : <Badge tone="warm">{texts.unconfirmed}</Badge>,
        },
        {
          id: 'factor',
          title: factor.title,
          text: ({ second_factor }) => factorText(second_factor, factor),
          cell: ({ second_factor }) => <FactorState state={second_factor} />,
        },
        {
          id: 'actions',
          title: texts.actions,
          isTitleHidden: true,
          cell: holder => {
            const actions = actionsOf(holder)
            return (
              actions.length > 0 && (
                <ActionMenu
                  label={texts.change}
                  fullLabel={texts.changeOf(fullName(holder))}
                  actions={actions}
                />
              )
            )
          },
        },
      ]}
      filters={[
        {
          id: 'role',
          label: texts.role,
          all: texts.allRoles,
          options: staffRoles.map(value => ({ value, label: texts.roleNames[value] })),
          keeps: ({ roles }, value) => roles.some(({ role }) => role === value),
        },
        factorFilter(factor),
      ]}
    />
  )
}
