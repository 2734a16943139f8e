import { dataExportQuery } from '../../../features/personal-data/api.ts'
import type { Call } from '../../../lib/api.ts'

export const personalDataQueries = (call: Call) => ({ shown: dataExportQuery(call) })
