import { consentsQuery } from '../../../features/consents/api.ts'
import { erasureQuery } from '../../../features/erasure/api.ts'
import { dataExportQuery } from '../../../features/personal-data/api.ts'
import type { Call } from '../../../lib/api.ts'

export const exportQueries = (call: Call) => ({ shown: dataExportQuery(call) })

export const personalDataQueries = (call: Call) => ({
  ...exportQueries(call),
  consents: consentsQuery(call),
  erasure: erasureQuery(call),
})
