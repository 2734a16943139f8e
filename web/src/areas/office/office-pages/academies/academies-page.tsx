import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { showAlert } from '../../../../base/alerts.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { ListPage } from '../../../../base/pages/list-page.tsx'
import { paths } from '../../../../base/pages/paths.ts'
import { usePolledData } from '../../../../base/use-data.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { AcademyForm } from '../../academies/academy-form.tsx'
import { AcademyTable } from '../../academies/academy-table.tsx'
import { academyFormTexts } from '../../academies/form-texts.ts'
import { academiesTexts } from '../../academies/texts.ts'
import { academiesQueries } from './academy-data.ts'

const route = getRouteApi('/user/settings/a/academies')
const path = paths.AcademiesAdmin

/** All years of the academy. */
export const AcademiesPage = () => {
  const texts = useTexts(academiesTexts)
  const form = useTexts(academyFormTexts)
  const { call } = route.useRouteContext()
  const { academies, today } = usePolledData(academiesQueries(call))
  const navigate = useNavigate()
  const [isAdding, setAdding] = useState(false)
  return (
    <ListPage path={path} action={<Button onClick={() => setAdding(true)}>{texts.add}</Button>}>
      <AcademyTable
        academies={academies}
        linkTo={({ id }, year) => (
          <Link to={paths.AcademyAdmin} params={{ academyId: String(id) }}>
            {year}
          </Link>
        )}
      />
      {isAdding && (
        <Dialog title={form.addTitle} onClose={() => setAdding(false)}>
          <AcademyForm
            call={call}
            academy={undefined}
            today={today}
            onSaved={async ({ id }) => {
              await navigate({ to: paths.AcademyAdmin, params: { academyId: String(id) } })
              showAlert('success', form.added)
            }}
          />
        </Dialog>
      )}
    </ListPage>
  )
}
