import * as contract from '@academy/contract/office/audit-log/endpoints'
import { on } from '../../../http/bind.ts'
import { listRecord } from './list.ts'
import { recordExport } from './record-export.ts'

export const recordRoutes = [on(contract.listRecord, listRecord), on(contract.recordExport, recordExport)]
