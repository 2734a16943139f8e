import { fullName } from '@academy/contract/base/names'
import './teacher-page.css'
import type { Teacher } from '@academy/contract/programme/teachers/schemas'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { showAlert } from '../../../../base/alerts.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { paths } from '../../../../base/pages/paths.ts'
import { useData, useRefresh } from '../../../../base/use-data.ts'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { AccountPanel } from '../../teachers/account-panel.tsx'
import { teacherQuery } from '../../teachers/api.ts'
import { DeleteTeacher } from '../../teachers/delete-teacher.tsx'
import { teacherFormTexts } from '../../teachers/form-texts.ts'
import { PortraitPanel } from '../../teachers/portrait-panel.tsx'
import { TeacherForm } from '../../teachers/teacher-form.tsx'
import { teacherTexts } from '../../teachers/texts.ts'

const route = getRouteApi('/user/settings/a/teachers/$teacherId')

/** One teacher: name and biographies in a form, portrait and account beside it. */
export const TeacherPage = () => {
  const texts = useTexts(teacherTexts)
  const formTexts = useTexts(teacherFormTexts)
  const { call } = route.useRouteContext()
  const navigate = useNavigate()
  const { teacher } = useData({ teacher: teacherQuery(call, route.useParams().teacherId) })
  const refresh = useRefresh()
  const onSaved = async () => {
    await refresh()
    showAlert('success', formTexts.saved)
  }
  const onDeleted = () => {
    showAlert('success', texts.deleted)
    void navigate({ to: paths.TeachersAdmin, replace: true })
  }
  return (
    <>
      <TeacherHead title={fullName(teacher)} years={teacher.years} />
      <TeacherForm key={teacher.id} call={call} teacher={teacher} onSaved={onSaved} onReloaded={refresh} />
      <div className="teacher-panels">
        <PortraitPanel call={call} teacher={teacher} onChanged={refresh} />
        <AccountPanel call={call} teacher={teacher} onChanged={refresh} />
      </div>
      <DeleteTeacher call={call} teacher={teacher} onDeleted={onDeleted} />
    </>
  )
}

const newRoute = getRouteApi('/user/settings/a/teachers/new')

export const NewTeacherPage = () => {
  const texts = useTexts(teacherTexts)
  const formTexts = useTexts(teacherFormTexts)
  const { call } = newRoute.useRouteContext()
  const navigate = useNavigate()
  const onSaved = async ({ id }: Teacher) => {
    await navigate({ to: paths.TeacherAdmin, params: { teacherId: String(id) }, replace: true })
    showAlert('success', formTexts.added)
  }
  return (
    <>
      <TeacherHead title={texts.newTitle} years={[]} />
      <TeacherForm call={call} teacher={undefined} onSaved={onSaved} />
    </>
  )
}

const TeacherHead = ({ title, years }: { title: string; years: readonly number[] }) => {
  const texts = useTexts(teacherTexts)
  return (
    <header className="teacher-head">
      <ButtonLink look="text" to={paths.TeachersAdmin}>
        ← {texts.back}
      </ButtonLink>
      <h1>{title}</h1>
      {years.length > 0 && (
        <p>
          {texts.years}: {years.join(', ')}
        </p>
      )}
    </header>
  )
}
