import * as contract from '@academy/contract/privacy/personal-data/endpoints'
import { type Call, quiet } from '../../../base/call.ts'
import { defineQuery } from '../../../base/query.ts'

/** What is kept about people, for the privacy page. */
export const loadTopics = (call: Call) => call(contract.personalDataTopics, {}, quiet)

export const dataExportQuery = (call: Call) =>
  defineQuery(call, ['data-export'], call => call(contract.dataExport, {}, quiet))

export const requestExport = (call: Call) => call(contract.requestDataExport, {}, quiet)

export const createLink = (call: Call) => call(contract.dataExportLink, {}, quiet)

const by = (id: number) => ({ params: { id: String(id) } })

export const personExportQuery = (call: Call, id: number) =>
  defineQuery(call, ['person-data-export', id], call => call(contract.personDataExport, by(id), quiet))

export const requestExportOf = (call: Call, id: number) =>
  call(contract.requestPersonDataExport, by(id), quiet)

export const createLinkOf = (call: Call, id: number) => call(contract.personDataExportLink, by(id), quiet)
