import type { Call } from '../../../../base/api.ts'
import { loadAll, loadFresh } from '../../../../base/data-cache.ts'
import type { AppContext } from '../../../../base/pages/context.ts'
import { orNotFound } from '../../../../base/pages/or-not-found.ts'
import { todayQuery } from '../../../../base/pages/today.ts'
import { yearTextsQuery } from '../../../site/site-texts/page-texts.ts'
import { academiesQuery, academyQuery, previewMasterclassQuery, previewQuery } from '../../academies/api.ts'

export const academiesQueries = (call: Call) => ({ academies: academiesQuery(call), today: todayQuery(call) })

interface Visit {
  context: AppContext
  params: { academyId: string }
}

/** Does not use the cache: the form must start with the newest version. */
export const loadAcademyPage = async ({ context, params }: Visit): Promise<void> => {
  await Promise.all([
    loadFresh(academyQuery(context.call, params.academyId)).catch(orNotFound),
    loadAll({ today: todayQuery(context.call) }),
  ])
}

/** The texts of the office on the pages of the preview. */
export const previewTextQueries = (call: Call, academyId: string) => ({
  home: yearTextsQuery(call, academyId, 'home'),
  about: yearTextsQuery(call, academyId, 'academy'),
  masterclasses: yearTextsQuery(call, academyId, 'masterclasses'),
})

export const loadPreview = async ({ context, params }: Visit): Promise<void> => {
  await Promise.all([
    loadFresh(previewQuery(context.call, params.academyId)).catch(orNotFound),
    loadAll(previewTextQueries(context.call, params.academyId)),
  ])
}

interface MasterclassVisit extends Visit {
  params: { academyId: string; masterclassId: string }
}

export const loadMasterclassPreview = async (visit: MasterclassVisit): Promise<void> => {
  const { context, params } = visit
  const masterclass = previewMasterclassQuery(context.call, params.academyId, params.masterclassId)
  await Promise.all([loadPreview(visit), loadFresh(masterclass).catch(orNotFound)])
}
