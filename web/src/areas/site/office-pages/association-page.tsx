import { getRouteApi, useRouter } from '@tanstack/react-router'
import { associationQuery } from '../../../features/association/api.ts'
import { AssociationForm } from '../../../features/association/association-form.tsx'
import { TestMail } from '../../../features/association/test-mail.tsx'
import { associationTexts } from '../../../features/association/texts.ts'
import { countriesQuery } from '../../../features/profile/api.ts'
import { countryOptions } from '../../../features/profile/country-options.ts'
import { showAlert } from '../../../lib/alerts.ts'
import type { Call } from '../../../lib/api.ts'
import { useLocale } from '../../../lib/i18n/locale-context.ts'
import { useTexts } from '../../../lib/i18n/texts.ts'
import { useData, useRefresh } from '../../../lib/use-data.ts'
import { paths } from '../../paths.ts'
import { ListPage, ListPageFailure, ListPageLoading } from '../list-page.tsx'
import { useMember } from '../member.ts'

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

export const AssociationLoading = () => (
  <ListPageLoading path={path} label={useTexts(associationTexts).loading} />
)

export const AssociationFailure = () => <ListPageFailure path={path} />
