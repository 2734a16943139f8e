import * as contract from '@academy/contract/personal-data/endpoints'
import { on } from '../../http/bind.ts'
import { linkExport } from './link-export.ts'
import { listTopics } from './list-topics.ts'
import { requestExport } from './request-export.ts'
import { showExport } from './show-export.ts'

export const personalDataRoutes = [
  on(contract.personalDataTopics, listTopics),
  on(contract.dataExport, showExport),
  on(contract.requestDataExport, requestExport),
  on(contract.dataExportLink, linkExport),
]
