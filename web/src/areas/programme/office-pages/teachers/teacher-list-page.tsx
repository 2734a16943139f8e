import '../../../ui/button.css'
import { getRouteApi, Link } from '@tanstack/react-router'
import { TeacherTable } from '../../../features/teachers/teacher-table.tsx'
import { teacherTexts } from '../../../features/teachers/texts.ts'
import { useTexts } from '../../../lib/i18n/texts.ts'
import { useData } from '../../../lib/use-data.ts'
import { paths } from '../../paths.ts'
import { ListPage, ListPageFailure, ListPageLoading } from '../list-page.tsx'
import { teacherListQueries } from './teacher-data.ts'

const route = getRouteApi('/user/settings/a/teachers')
const path = paths.TeachersAdmin

export const TeacherListPage = () => {
  const texts = useTexts(teacherTexts)
  const { call } = route.useRouteContext()
  const { teachers } = useData(teacherListQueries(call))
  return (
    <ListPage
      path={path}
      action={
        <Link className="button" to={paths.NewTeacherAdmin}>
          {texts.add}
        </Link>
      }
    >
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

export const TeachersLoading = () => <ListPageLoading path={path} label={useTexts(teacherTexts).loading} />

export const TeachersFailure = () => <ListPageFailure path={path} />
