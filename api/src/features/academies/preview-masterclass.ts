import type { previewMasterclass as endpoint } from '@academy/contract/academies/endpoints'
import type { Verb } from '../../lib/services.ts'
import { loadMasterclass } from '../masterclasses/show.ts'

export const previewMasterclass: Verb<typeof endpoint> = async (services, { params }) => ({
  ...(await loadMasterclass(services, params.masterclassId, params.id)),
  is_current: true,
})
