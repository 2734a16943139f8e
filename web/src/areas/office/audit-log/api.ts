import type { RecordKind } from '@academy/contract/office/audit-log/actions'
import * as contract from '@academy/contract/office/audit-log/endpoints'
import type { RecordEntry } from '@academy/contract/office/audit-log/schemas'
import { type Call, quiet } from '../../../base/call.ts'
import { type DataQuery, defineQuery } from '../../../base/query.ts'

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
  call(contract.listRecord, { query: { ...query } }, quiet)

export const recordQuery = (call: Call, query: RecordQuery): DataQuery<RecordPage> =>
  defineQuery(call, ['record', query], call => loadRecord(call, query))

export const recordExport = (call: Call, body: { list: string; format: 'CSV' | 'XLSX'; count: number }) =>
  call(contract.recordExport, { body }, quiet)
