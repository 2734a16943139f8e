import { isOpen } from '@academy/contract/masterclasses/is-open'
import { notFound, redirect } from '@tanstack/react-router'
import { academyQuery } from '../../../features/academy/api.ts'
import { applicationsQuery } from '../../../features/applications/api.ts'
import { applyTexts } from '../../../features/applications/apply-texts.ts'
import { requestsQuery } from '../../../features/concerts/api.ts'
import { masterclassQuery } from '../../../features/masterclasses/api.ts'
import { profileQuery, resumeQuery } from '../../../features/profile/api.ts'
import { showAlert } from '../../../lib/alerts.ts'
import type { Call } from '../../../lib/api.ts'
import { loadAll, loadFresh } from '../../../lib/data-cache.ts'
import type { AppContext } from '../../context.ts'
import { orNotFound } from '../../or-not-found.ts'
import { paths } from '../../paths.ts'
import { todayQuery } from '../today.ts'

export const myMasterclassesQueries = (call: Call) => ({
  today: todayQuery(call),
  academy: academyQuery(call),
  applications: applicationsQuery(call),
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
