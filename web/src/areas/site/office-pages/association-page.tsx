import { getRouteApi, useRouter } from '@tanstack/react-router'
import { showAlert } from '../../../base/alerts.ts'
import type { Call } from '../../../base/api.ts'
import { countryOptions } from '../../../base/country-options.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ListPage } from '../../../base/pages/list-page.tsx'
import { useMember } from '../../../base/pages/member.ts'
import { paths } from '../../../base/pages/paths.ts'
import { useData, useRefresh } from '../../../base/use-data.ts'
import { countriesQuery } from '../../people/profile/api.ts'
import { associationQuery } from '../association/api.ts'
import { AssociationForm } from '../association/association-form.tsx'
import { TestMail } from '../association/test-mail.tsx'
import { associationTexts } from '../association/texts.ts'

const route = getRouteApi('/user/settings/a/association')
const path = paths.AssociationAdmin

export const associationQueries = (call: Call) => ({
  association: associationQuery(call),
  countries: countriesQuery(call),
})

export const AssociationPage = () => {
  const { call } = route.useRouteContext()
  const { association, countries } = useData(associationQueries(call))
  const { saved } = useTexts(associationTexts)
  const locale = useLocale()
  const { email } = useMember()
  const router = useRouter()
  const refresh = useRefresh()
  return (
    <ListPage path={path}>
      <AssociationForm
        call={call}
        association={association}
        countries={countryOptions(countries, locale)}
        onSaved={async () => {
          await refresh()
          // Header and footer show the new data, too.
          await router.invalidate({ filter: ({ routeId }) => routeId === '__root__' })
          showAlert('success', saved)
        }}
      />
      <TestMail call={call} ownAddress={email} onSent={refresh} />
    </ListPage>
  )
}
