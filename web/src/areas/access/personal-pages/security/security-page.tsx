import '../../../ui/button.css'
import { getRouteApi, Link } from '@tanstack/react-router'
import { secondFactorQuery } from '../../../features/second-factor/api.ts'
import { hasFactor } from '../../../features/second-factor/methods.ts'
import { SecondFactorSection } from '../../../features/second-factor/second-factor-section.tsx'
import { securityTexts } from '../../../features/second-factor/security-texts.ts'
import type { Call } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/i18n/texts.ts'
import { useData, useRefresh } from '../../../lib/use-data.ts'
import { paths } from '../../paths.ts'
import { ListPage, ListPageFailure, ListPageLoading } from '../list-page.tsx'
import { useMember } from '../member.ts'

const route = getRouteApi('/user/security')
const path = paths.Security

export const securityQueries = (call: Call) => ({ factor: secondFactorQuery(call) })

/** The only page for somebody whose role needs a second factor that they do not have yet. */
export const SecurityPage = () => {
  const { call } = route.useRouteContext()
  const { factor } = useData(securityQueries(call))
  const { email } = useMember()
  const { goOn } = useTexts(securityTexts)
  return (
    <ListPage path={path}>
      <SecondFactorSection call={call} factor={factor} email={email} onChanged={useRefresh()} />
      {hasFactor(factor) && (
        <p>
          <Link className="button" to={paths.PersonalHomeView}>
            {goOn}
          </Link>
        </p>
      )}
    </ListPage>
  )
}

export const SecurityLoading = () => <ListPageLoading path={path} label={useTexts(securityTexts).loading} />

export const SecurityFailure = () => <ListPageFailure path={path} />
