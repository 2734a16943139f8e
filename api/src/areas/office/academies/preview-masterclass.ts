import * as contract from '@academy/contract/office/academies/endpoints'
import { serve } from '../../../base/serve.ts'
import { loadMasterclass } from '../../programme/index.ts'

export const previewMasterclass = serve(contract.previewMasterclass, async (services, { params }) => ({
  ...(await loadMasterclass(services, params.masterclassId, params.id)),
  is_current: true,
}))
