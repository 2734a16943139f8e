import type { RecordKind } from '@academy/contract/office/audit-log/actions'
import type * as contract from '@academy/contract/office/audit-log/endpoints'
import type { RecordEntry } from '@academy/contract/office/audit-log/schemas'
import type { Call } from '../../../base/api.ts'
import { type DataQuery, defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'

const list = route<typeof contract.listRecord>('GET', '/api/academy/a/record')
const exported = route<typeof contract.recordExport>('POST', '/api/academy/a/record/exports')

/** What of the record is listed. */
export interface RecordQuery {
  search?: string
  person?: number
  kind?: RecordKind
  from?: string
  to?: string
  page?: number
}

export interface RecordPage {
  entries: RecordEntry[]
  total: number
  person_name: string | null
}

export const loadRecord = (call: Call, query: RecordQuery): Promise<RecordPage> =>
  call(list, { query: { ...query } }, { quiet: true })

export const recordQuery = (call: Call, query: RecordQuery): DataQuery<RecordPage> =>
  defineQuery(call, ['record', query], call => loadRecord(call, query))

export const recordExport = (call: Call, body: { list: string; format: 'CSV' | 'XLSX'; count: number }) =>
  call(exported, { body }, { quiet: true })
