import { redirect } from '@tanstack/react-router'
import { showAlert } from '../../../base/alerts.ts'
import { ApiError } from '../../../base/api-errors.ts'
import { loadFresh } from '../../../base/data-cache.ts'
import type { AppContext } from '../../../base/pages/context.ts'
import { paths } from '../../../base/pages/paths.ts'
import { userTexts } from '../../../base/pages/texts.ts'
import { selectionQuery } from '../selection/api.ts'

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
