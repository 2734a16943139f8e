import { getRouteApi } from '@tanstack/react-router'
import type { Call } from '../../../../base/api.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { ListPage } from '../../../../base/pages/list-page.tsx'
import { useMember } from '../../../../base/pages/member.ts'
import { paths } from '../../../../base/pages/paths.ts'
import { useData, useRefresh } from '../../../../base/use-data.ts'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { secondFactorQuery } from '../../second-factor/api.ts'
import { hasFactor } from '../../second-factor/methods.ts'
import { SecondFactorSection } from '../../second-factor/second-factor-section.tsx'
import { securityTexts } from '../../second-factor/security-texts.ts'

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
          <ButtonLink to={paths.PersonalHomeView}>{goOn}</ButtonLink>
        </p>
      )}
    </ListPage>
  )
}
