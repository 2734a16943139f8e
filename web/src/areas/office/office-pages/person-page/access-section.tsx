import { fullName } from '@academy/contract/base/names'
import type { Person } from '@academy/contract/office/person-page/schemas'
import { Link } from '@tanstack/react-router'
import type { Call } from '../../../../base/api.ts'
import { dayInVienna, formatDay } from '../../../../base/format.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { useMember } from '../../../../base/pages/member.ts'
import { paths } from '../../../../base/pages/paths.ts'
import { useRefresh } from '../../../../base/use-data.ts'
import { useAct } from '../../../../base/use-pending.ts'
import { ActionMenu } from '../../../../ui/action-menu.tsx'
import { TextButton } from '../../../../ui/button.tsx'
import { useAsk } from '../../../../ui/dialog/ask.tsx'
import { Fact } from '../../../../ui/fact.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { sendAgain } from '../../../access/roles/api.ts'
import { FactorState } from '../../../access/roles/factor-state.tsx'
import { factorTexts } from '../../../access/roles/factor-texts.ts'
import { rolesToGive, rolesToTake } from '../../../access/roles/role-options.ts'
import { roleTexts } from '../../../access/roles/texts.ts'
import { useRoleChange } from '../../../access/roles/use-role-change.tsx'
import { ResetButton, ResetNote } from '../../../access/second-factor/reset-button.tsx'
import { EndSessionsButton } from '../../../access/sessions/end-sessions-button.tsx'
import { sendConfirmationLink, sendPasswordLink } from '../../person-page/api.ts'
import { personFormTexts } from '../../person-page/texts.ts'
import { EntryFacts } from './person-entries.tsx'
import { personTexts } from './texts.ts'

interface LinkButtonsProps {
  call: Call
  person: Person
  onChangeEmail: () => void
}

/** Sends the person a link by mail. The office does not see the link. */
const LinkButtons = ({ call, person, onChangeEmail }: LinkButtonsProps) => {
  const { links: texts, email: emailTexts } = useTexts(personFormTexts)
  const { again, sent } = useTexts(roleTexts)
  const actor = useMember()
  const refresh = useRefresh()
  const { isPending, act } = useAct()
  const { id, email, email_verified, pending_email, invitation } = person
  const [askToSend, question] = useAsk(() => ({
    title: texts.passwordTitle,
    text: person.has_password ? texts.passwordText(email) : texts.firstPasswordText(email),
    confirmLabel: texts.passwordConfirm,
    act: async () => {
      await sendPasswordLink(call, id)
      return texts.passwordSent(email)
    },
  }))
  const button = (label: string, onClick: () => void) => (
    <TextButton aria-disabled={isPending} onClick={onClick}>
      {label}
    </TextButton>
  )
  return (
    <div className="person-actions">
      {button(texts.password, () => void askToSend())}
      {(!email_verified || pending_email) &&
        button(
          texts.confirmation,
          () =>
            void act(() => sendConfirmationLink(call, id), texts.confirmationSent(pending_email ?? email)),
        )}
      {button(emailTexts.open, onChangeEmail)}
      {id !== actor.id && (
        <EndSessionsButton call={call} person={{ id, name: fullName(person) }} onChanged={refresh} />
      )}
      {person.second_factor.is_set_up && !person.second_factor.reset && person.id !== actor.id && (
        <ResetButton
          call={call}
          person={{ id, name: fullName(person), isAdmin: person.roles.some(({ role }) => role === 'Admin') }}
          onChanged={refresh}
        />
      )}
      {invitation && button(again, () => void act(() => sendAgain(call, invitation), sent(invitation.email)))}
      {question}
    </div>
  )
}

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
  const [ask, question] = useRoleChange(call, refresh)
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
      {question}
    </Panel>
  )
}
