import type { Person } from '@academy/contract/office/person-page/schemas'
import { Link } from '@tanstack/react-router'
import type { Call } from '../../../../base/api.ts'
import { dayInVienna, formatDay, fullName } from '../../../../base/format.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { useMember } from '../../../../base/pages/member.ts'
import { paths } from '../../../../base/pages/paths.ts'
import { useRefresh } from '../../../../base/use-data.ts'
import { ActionMenu } from '../../../../ui/action-menu.tsx'
import { Fact } from '../../../../ui/fact.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { FactorState } from '../../../access/roles/factor-state.tsx'
import { factorTexts } from '../../../access/roles/factor-texts.ts'
import { rolesToGive, rolesToTake } from '../../../access/roles/role-options.ts'
import { roleTexts } from '../../../access/roles/texts.ts'
import { useRoleChange } from '../../../access/roles/use-role-change.tsx'
import { ResetNote } from '../../../access/second-factor/reset-button.tsx'
import { LinkButtons } from './link-buttons.tsx'
import { EntryFacts } from './person-entries.tsx'
import { personTexts } from './texts.ts'

interface AccessSectionProps {
  call: Call
  person: Person
  onChangeEmail: () => void
}

/** The roles of the person, with those that the office may give and take. */
export const AccessSection = ({ call, person, onChangeEmail }: AccessSectionProps) => {
  const { access: texts } = useTexts(personTexts)
  const role = useTexts(roleTexts)
  const actor = useMember()
  const factor = useTexts(factorTexts)
  const refresh = useRefresh()
  const { ask, dialog } = useRoleChange(call, refresh)
  const actions = [
    ...rolesToGive(actor, person).map(one => ({
      name: role.giveRole(role.roleNames[one]),
      act: () => ask({ kind: 'give', role: one, account: person }),
    })),
    ...rolesToTake(actor, person).map(one => ({
      name: role.takeRole(role.roleNames[one]),
      act: () => ask({ kind: 'take', role: one, account: person }),
    })),
  ]
  const { roles, teacher, second_factor } = person
  const toTeacher = teacher && (
    <Link to={paths.TeacherAdmin} params={{ teacherId: String(teacher.id) }}>
      {texts.teacher}
    </Link>
  )
  return (
    <Panel
      title={texts.title}
      action={
        actions.length > 0 && (
          <ActionMenu label={role.change} fullLabel={role.changeOf(fullName(person))} actions={actions} />
        )
      }
    >
      {roles.length === 0 && !teacher && <p className="person-empty">{texts.noRole}</p>}
      {teacher && !roles.some(({ role: held }) => held === 'Teacher') && (
        <p className="person-empty">
          {texts.roleLater} {toTeacher}
        </p>
      )}
      <EntryFacts>
        {roles.map(({ role: held, since }) => (
          <Fact key={held} name={since ? role.since(formatDay(dayInVienna(since))) : role.role}>
            {role.roleNames[held]}
            {held === 'Teacher' && toTeacher && <p>{toTeacher}</p>}
          </Fact>
        ))}
        {(roles.length > 0 || second_factor.is_set_up) && (
          <Fact name={factor.title}>
            {/* What is to happen stands below. */}
            <FactorState state={{ ...second_factor, reset: null }} />
          </Fact>
        )}
      </EntryFacts>
      {second_factor.reset && (
        <ResetNote
          call={call}
          person={{ id: person.id, name: fullName(person) }}
          reset={second_factor.reset}
          canTakeBack={person.can_change && person.id !== actor.id}
          onChanged={refresh}
        />
      )}
      {person.can_change && <LinkButtons call={call} person={person} onChangeEmail={onChangeEmail} />}
      {dialog}
    </Panel>
  )
}
