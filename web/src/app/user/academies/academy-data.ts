import {
  academiesQuery,
  academyQuery,
  previewMasterclassQuery,
  previewQuery,
} from '../../../features/academies/api.ts'
import type { Call } from '../../../lib/api.ts'
import { loadFresh } from '../../../lib/data-cache.ts'
import type { AppContext } from '../../context.ts'
import { orNotFound } from '../../or-not-found.ts'

export const academiesQueries = (call: Call) => ({ academies: academiesQuery(call) })

interface Visit {
  context: AppContext
  params: { academyId: string }
}

/** Does not use the cache: the form must start with the newest version. */
export const loadAcademyPage = async ({ context, params }: Visit): Promise<void> => {
  await loadFresh(academyQuery(context.call, params.academyId)).catch(orNotFound)
}

export const loadPreview = async ({ context, params }: Visit): Promise<void> => {
  await loadFresh(previewQuery(context.call, params.academyId)).catch(orNotFound)
}

interface MasterclassVisit extends Visit {
  params: { academyId: string; masterclassId: string }
}

export const loadMasterclassPreview = async (visit: MasterclassVisit): Promise<void> => {
  const { context, params } = visit
  const masterclass = previewMasterclassQuery(context.call, params.academyId, params.masterclassId)
  await Promise.all([loadPreview(visit), loadFresh(masterclass).catch(orNotFound)])
}
