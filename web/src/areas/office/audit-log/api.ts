import type { RecordKind } from '@academy/contract/record/actions'
import type * as contract from '@academy/contract/record/endpoints'
import type { RecordEntry } from '@academy/contract/record/schemas'
import type { Call } from '../../lib/api.ts'
import { type DataQuery, defineQuery } from '../../lib/query.ts'
import { route } from '../../lib/route.ts'

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
