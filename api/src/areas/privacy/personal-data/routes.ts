import * as contract from '@academy/contract/privacy/personal-data/endpoints'
import { on } from '../../../http/bind.ts'
import { linkExport, linkForPerson } from './link-export.ts'
import { listTopics } from './list-topics.ts'
import { requestExport, requestForPerson } from './request-export.ts'
import { showExport, showOfPerson } from './show-export.ts'

export const personalDataRoutes = [
  on(contract.personalDataTopics, listTopics),
  on(contract.dataExport, showExport),
  on(contract.requestDataExport, requestExport),
  on(contract.dataExportLink, linkExport),
  on(contract.personDataExport, showOfPerson),
  on(contract.requestPersonDataExport, requestForPerson),
  on(contract.personDataExportLink, linkForPerson),
]
