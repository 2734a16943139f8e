import { notFound, redirect } from '@tanstack/react-router'
import { loadCurrentAcademy } from '../../../features/academy/api.ts'
import { loadApplications } from '../../../features/applications/api.ts'
import { applyTexts } from '../../../features/applications/apply-texts.ts'
import { loadMasterclass } from '../../../features/masterclasses/api.ts'
import { loadResume } from '../../../features/profile/api.ts'
import { showAlert } from '../../../lib/alerts.ts'
import type { AppContext } from '../../context.ts'
import { orNotFound } from '../../or-not-found.ts'
import { paths } from '../../paths.ts'

export const loadMyMasterclasses = async ({ context: { call } }: { context: AppContext }) => {
  const [academy, applications] = await Promise.all([loadCurrentAcademy(call), loadApplications(call)])
  return { academy, applications }
}

interface Visit {
  context: AppContext
  params: { masterclassId: string }
  cause: 'enter' | 'stay' | 'preload'
}

/** A masterclass that is closed leads to the others; but nobody is taken away from a form that is half filled in. */
export const loadApplicationPage = async ({ context, params, cause }: Visit) => {
  const { call, locale } = context
  const [masterclass, academy, applications, resume] = await Promise.all([
    loadMasterclass(call, params.masterclassId).catch(orNotFound),
    loadCurrentAcademy(call),
    loadApplications(call),
    loadResume(call),
  ])
  // Without an academy, or after it, there is nothing to apply for.
  if (!academy) throw notFound()
  const isClosed = masterclass.application_closed === 1 || !masterclass.is_current
  if (isClosed && cause === 'enter') {
    showAlert('infoDismiss', applyTexts[locale].closedBefore)
    throw redirect({ to: paths.MyMasterclasses, replace: true })
  }
  return { masterclass, academy, applications, resume }
}
