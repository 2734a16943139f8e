import type { previewMasterclass as endpoint } from '@academy/contract/office/academies/endpoints'
import type { Operation } from '../../../base/services.ts'
import { loadMasterclass } from '../../programme/index.ts'

export const previewMasterclass: Operation<typeof endpoint> = async (services, { params }) => ({
  ...(await loadMasterclass(services, params.masterclassId, params.id)),
  is_current: true,
})
