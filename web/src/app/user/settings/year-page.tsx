import type { AcademyChoice } from '@academy/contract/programme/schemas'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AcademySelect } from '../../../features/programme/academy-select.tsx'
import { programmeTexts } from '../../../features/programme/texts.ts'
import { useTexts } from '../../../lib/i18n/texts.ts'
import { paths } from '../../paths.ts'
import { ListPage } from '../list-page.tsx'

interface YearPageProps {
  path: (typeof paths)[keyof typeof paths]
  academies: readonly AcademyChoice[]
  /** The chosen academy; null as long as there is none. */
  academy: AcademyChoice | null
  children: (academy: AcademyChoice) => ReactNode
}

/** A page about what one academy offers, with a choice of the year. */
export const YearPage = ({ path, academies, academy, children }: YearPageProps) => {
  const texts = useTexts(programmeTexts)
  const navigate = useNavigate()
  if (!academy)
    return (
      <ListPage path={path}>
        <p>
          {texts.noAcademy} <Link to={paths.AcademiesAdmin}>{texts.toAcademies}</Link>
        </p>
      </ListPage>
    )
  const choose = (id: number) => void navigate({ to: path, search: { academy: String(id) } })
  return (
    <ListPage path={path} action={<AcademySelect academies={academies} chosen={academy} onChoose={choose} />}>
      {children(academy)}
    </ListPage>
  )
}
