import type { Call } from '../../../base/api.ts'
import { consentsQuery } from '../../people/consents/api.ts'
import { erasureQuery } from '../erasure/api.ts'
import { dataExportQuery } from '../personal-data/api.ts'

export const exportQueries = (call: Call) => ({ shown: dataExportQuery(call) })

export const personalDataQueries = (call: Call) => ({
  ...exportQueries(call),
  consents: consentsQuery(call),
  erasure: erasureQuery(call),
})
