import type { AuditKind } from '@academy/contract/base/audit-actions'
import * as contract from '@academy/contract/privacy/audit-log/endpoints'
import type { AuditEntry } from '@academy/contract/privacy/audit-log/schemas'
import { type Call, quiet } from '../../../base/call.ts'
import { type DataQuery, defineQuery } from '../../../base/query.ts'

/** What of the record is listed. */
export interface AuditLogQuery {
  search?: string
  person?: number
  kind?: AuditKind
  from?: string
  to?: string
  page?: number
}

export interface AuditLogPage {
  entries: AuditEntry[]
  total: number
  person_name: string | null
}

export const loadAuditLog = (call: Call, query: AuditLogQuery): Promise<AuditLogPage> =>
  call(contract.listRecord, { query: { ...query } }, quiet)

export const auditLogQuery = (call: Call, query: AuditLogQuery): DataQuery<AuditLogPage> =>
  defineQuery(call, ['record', query], call => loadAuditLog(call, query))

export const recordExport = (call: Call, body: { list: string; format: 'CSV' | 'XLSX'; count: number }) =>
  call(contract.recordExport, { body }, quiet)
