import './year-page.css'
import type { AcademyChoice } from '@academy/contract/programme/editing/schemas'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { ListPage } from '../../../../base/pages/list-page.tsx'
import { paths } from '../../../../base/pages/paths.ts'
import { AcademyBadge, academyStateTexts, stateOf } from '../../../office/academies/academy-state.tsx'
import { AcademySelect } from '../../editing/academy-select.tsx'
import { programmeTexts } from '../../editing/texts.ts'

type Path = (typeof paths)[keyof typeof paths]

interface YearPageProps {
  path: Path
  academies: readonly AcademyChoice[]
  /** The chosen academy; null as long as there is none. */
  academy: AcademyChoice | null
  /** What of the address another academy keeps. */
  kept?: Record<string, string>
  children: (academy: AcademyChoice) => ReactNode
}

/** A page about what one academy offers, with a choice of the year. */
export const YearPage = ({ path, academies, academy, kept, children }: YearPageProps) => {
  const texts = useTexts(programmeTexts)
  const states = useTexts(academyStateTexts)
  const navigate = useNavigate()
  if (!academy)
    return (
      <ListPage path={path}>
        <p>
          {texts.noAcademy} <Link to={paths.AcademiesAdmin}>{texts.toAcademies}</Link>
        </p>
      </ListPage>
    )
  const select = (
    <AcademySelect
      academies={academies}
      chosen={academy}
      stateOf={one => states[stateOf(one)]}
      onChoose={id => void navigate({ to: path, search: { ...kept, academy: String(id) } })}
    />
  )
  return (
    <ListPage path={path} action={select}>
      {!academy.is_current && (
        <YearNote path={path} academy={academy} kept={kept} current={academies.find(one => one.is_current)} />
      )}
      {children(academy)}
    </ListPage>
  )
}

interface YearNoteProps {
  path: Path
  academy: AcademyChoice
  kept: YearPageProps['kept']
  current: AcademyChoice | undefined
}

/** Says that another year than the current one is edited. */
const YearNote = ({ path, academy, kept, current }: YearNoteProps) => {
  const texts = useTexts(programmeTexts)
  const note = academy.is_draft ? texts.draftNote : texts.notCurrentNote
  return (
    <p className="year-note" role="note">
      <AcademyBadge academy={academy} />
      <span>{note(academy.year)}</span>
      {current && (
        <Link to={path} search={{ ...kept, academy: String(current.id) }}>
          {texts.toCurrent(current.year)}
        </Link>
      )}
    </p>
  )
}
