import { getRouteApi, Link } from '@tanstack/react-router'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { ListPage } from '../../../../base/pages/list-page.tsx'
import { paths } from '../../../../base/pages/paths.ts'
import { useData } from '../../../../base/use-data.ts'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { teacherListQueries } from '../../teachers/api.ts'
import { TeacherTable } from '../../teachers/teacher-table.tsx'
import { teacherTexts } from '../../teachers/texts.ts'

const route = getRouteApi('/user/settings/a/teachers')
const path = paths.TeachersAdmin

export const TeacherListPage = () => {
  const texts = useTexts(teacherTexts)
  const { call } = route.useRouteContext()
  const { teachers } = useData(teacherListQueries(call))
  return (
    <ListPage path={path} action={<ButtonLink to={paths.NewTeacherAdmin}>{texts.add}</ButtonLink>}>
      <TeacherTable
        teachers={teachers}
        linkTo={({ id }, children) => (
          <Link to={paths.TeacherAdmin} params={{ teacherId: String(id) }}>
            {children}
          </Link>
        )}
      />
    </ListPage>
  )
}
