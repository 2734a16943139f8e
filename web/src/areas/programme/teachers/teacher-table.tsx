import { fullName } from '@academy/contract/base/names'
import './teachers.css'
import type { TeacherRow } from '@academy/contract/programme/teachers/schemas'
import type { ReactNode } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { OfficeTable } from '../../../ui/office-table/office-table.tsx'
import { useTableView } from '../../../ui/office-table/use-table-view.ts'
import { teacherTexts } from './texts.ts'

type AccountState = 'linked' | 'invited' | 'expired' | 'none'

const accountState = ({ account, invitation }: TeacherRow): AccountState => {
  if (account) return 'linked'
  if (!invitation) return 'none'
  return invitation.is_expired ? 'expired' : 'invited'
}

const portraitKind = ({ has_portrait, has_drawing }: TeacherRow): 'uploaded' | 'drawn' | 'none' => {
  if (has_portrait) return 'uploaded'
  return has_drawing ? 'drawn' : 'none'
}

/** Something that visitors or the teacher would miss. */
const isIncomplete = (teacher: TeacherRow): boolean =>
  teacher.missing_resumes.length > 0 ||
  !(teacher.has_portrait || teacher.has_drawing) ||
  teacher.account === null

interface TeacherTableProps {
  teachers: readonly TeacherRow[]
  /** The link to the page of a teacher. */
  linkTo: (teacher: TeacherRow, children: ReactNode) => ReactNode
}

const states = ['linked', 'invited', 'expired', 'none'] as const
const tones = { linked: 'quiet', invited: 'warm', expired: 'danger', none: 'quiet' } as const

/** All teachers, also of earlier years. */
export const TeacherTable = ({ teachers, linkTo }: TeacherTableProps) => {
  const texts = useTexts(teacherTexts)
  const state = useTableView('account', 'incomplete')
  const emailOf = ({ account, invitation }: TeacherRow) => account?.email ?? invitation?.email ?? null
  const resumeText = ({ missing_resumes }: TeacherRow) =>
    missing_resumes.length === 0
      ? texts.complete
      : texts.missing(missing_resumes.map(language => texts.languages[language]))
  return (
    <OfficeTable
      id="teachers"
      caption={texts.teachers}
      rows={teachers}
      idOf={({ id }) => id}
      state={state}
      empty={texts.empty}
      searchHint={texts.searchHint}
      columns={[
        {
          id: 'name',
          title: texts.name,
          isHeading: true,
          text: ({ first_name, last_name }) => `${last_name} ${first_name}`,
          files: [
            { title: texts.title, text: ({ title }) => title },
            { title: texts.name, text: fullName },
          ],
          cell: teacher => (
            <span className="teacher-name">
              <img src={teacher.portrait.thumbnail} alt="" width="32" height="40" loading="lazy" />
              {linkTo(teacher, fullName(teacher))}
            </span>
          ),
        },
        { id: 'years', title: texts.years, text: ({ years }) => years.join(', ') },
        { id: 'classes', title: texts.classes, number: one => one.masterclass_count, isHiddenAtFirst: true },
        {
          id: 'biography',
          title: texts.biography,
          text: resumeText,
          order: ({ missing_resumes }) => missing_resumes.length,
          cell: teacher =>
            teacher.missing_resumes.length > 0 ? (
              <Badge tone="warm">{resumeText(teacher)}</Badge>
            ) : (
              texts.complete
            ),
        },
        {
          id: 'portrait',
          title: texts.portrait,
          text: teacher => texts.portraits[portraitKind(teacher)],
        },
        {
          id: 'account',
          title: texts.account,
          text: teacher => texts.accountStates[accountState(teacher)],
          order: teacher => states.indexOf(accountState(teacher)),
          files: [
            { title: texts.account, text: teacher => texts.accountStates[accountState(teacher)] },
            { title: 'E-Mail', text: emailOf },
          ],
          cell: teacher => (
            <span className="teacher-account">
              <Badge tone={tones[accountState(teacher)]}>{texts.accountStates[accountState(teacher)]}</Badge>
              <EmailAddress email={emailOf(teacher) ?? ''} />
            </span>
          ),
        },
      ]}
      filters={[
        {
          id: 'account',
          label: texts.account,
          all: texts.allStates,
          options: states.map(value => ({ value, label: texts.accountStates[value] })),
          keeps: (teacher, value) => accountState(teacher) === value,
        },
        {
          id: 'incomplete',
          label: texts.incomplete,
          isSwitch: true,
          keeps: (one, isOn) => !isOn || isIncomplete(one),
        },
      ]}
    />
  )
}

/** With a preferred line break before the domain. */
const EmailAddress = ({ email }: { email: string }) => {
  const [name, domain] = email.split('@')
  if (!domain) return null
  return (
    <span>
      {name}
      <wbr />@{domain}
    </span>
  )
}
