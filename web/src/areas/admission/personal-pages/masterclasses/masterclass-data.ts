import { isOpen } from '@academy/contract/programme/masterclasses/is-open'
import { notFound, redirect } from '@tanstack/react-router'
import { showAlert } from '../../../../base/alerts.ts'
import type { Call } from '../../../../base/api.ts'
import { loadAll, loadFresh } from '../../../../base/data-cache.ts'
import type { AppContext } from '../../../../base/pages/context.ts'
import { orNotFound } from '../../../../base/pages/or-not-found.ts'
import { paths } from '../../../../base/pages/paths.ts'
import { todayQuery } from '../../../../base/pages/today.ts'
import { requestsQuery } from '../../../concerts/requests/api.ts'
import { profileQuery, resumeQuery } from '../../../people/profile/api.ts'
import { academyQuery } from '../../../programme/academy/api.ts'
import { masterclassQuery } from '../../../programme/masterclasses/api.ts'
import { applicationsQuery } from '../../applications/api.ts'
import { applyTexts } from '../../applications/apply-texts.ts'
import { placeOffersQuery } from '../../places/api.ts'

export const myMasterclassesQueries = (call: Call) => ({
  today: todayQuery(call),
  academy: academyQuery(call),
  applications: applicationsQuery(call),
  offers: placeOffersQuery(call),
  requests: requestsQuery(call),
})

export const applicationQueries = (call: Call, masterclassId: string) => ({
  today: todayQuery(call),
  academy: academyQuery(call),
  applications: applicationsQuery(call),
  masterclass: masterclassQuery(call, masterclassId),
  resume: resumeQuery(call),
  profile: profileQuery(call),
})

interface Visit {
  context: AppContext
  params: { masterclassId: string }
  cause: 'enter' | 'stay' | 'preload'
}

/** Redirects from a closed masterclass to the list, but never from a form that is partly filled in. */
export const loadApplicationPage = async ({ context, params, cause }: Visit): Promise<void> => {
  const { call, locale } = context
  const { academy, masterclass, ...others } = applicationQueries(call, params.masterclassId)
  const [current, wanted] = await Promise.all([
    loadFresh(academy),
    loadFresh(masterclass).catch(orNotFound),
    loadAll(others),
  ])
  // Without an academy, or after it, there is nothing to apply to.
  if (!current) throw notFound()
  if (!isOpen(wanted) && cause === 'enter') {
    showAlert('infoDismiss', applyTexts[locale].closedBefore)
    throw redirect({ to: paths.MyMasterclasses, replace: true })
  }
}
