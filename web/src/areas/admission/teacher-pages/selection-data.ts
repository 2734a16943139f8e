import { redirect } from '@tanstack/react-router'
import { selectionQuery } from '../../../features/selection/api.ts'
import { showAlert } from '../../../lib/alerts.ts'
import { ApiError } from '../../../lib/api-errors.ts'
import { loadFresh } from '../../../lib/data-cache.ts'
import type { AppContext } from '../../context.ts'
import { paths } from '../../paths.ts'
import { userTexts } from '../texts.ts'

interface Visit {
  context: AppContext
  params: { masterclassId: string }
}

/** Redirects from someone else's masterclass to the user's overview, as for pages of other roles. */
export const loadOwnSelection = async ({ context, params }: Visit): Promise<void> => {
  try {
    await loadFresh(selectionQuery(context.call, params.masterclassId))
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
    showAlert('infoDismiss', userTexts[context.locale].notYourMasterclass)
    throw redirect({ to: paths.PersonalHomeView, replace: true })
  }
}
