import type { previewMasterclass as endpoint } from '@academy/contract/academies/endpoints'
import type { Operation } from '../../lib/services.ts'
import { loadMasterclass } from '../masterclasses/show.ts'

export const previewMasterclass: Operation<typeof endpoint> = async (services, { params }) => ({
  ...(await loadMasterclass(services, params.masterclassId, params.id)),
  is_current: true,
})
