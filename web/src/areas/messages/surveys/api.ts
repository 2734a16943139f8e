import type { InputOf } from '@academy/contract/base/endpoint'
import type * as contract from '@academy/contract/messages/surveys/endpoints'
import type { OfficeSurvey } from '@academy/contract/messages/surveys/schemas'
import type { Call } from '../../../base/api.ts'
import { defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'
import { toFile } from '../../../base/save-file.ts'

// The pages and dialogs show their failures themselves.
const quiet = { quiet: true } as const

const routes = {
  list: route<typeof contract.listSurveys>('GET', '/api/academy/a/surveys'),
  add: route<typeof contract.addSurvey>('POST', '/api/academy/a/surveys'),
  show: route<typeof contract.showSurvey>('GET', '/api/academy/a/surveys/:id'),
  change: route<typeof contract.changeSurvey>('PUT', '/api/academy/a/surveys/:id'),
  remove: route<typeof contract.deleteSurvey>('DELETE', '/api/academy/a/surveys/:id'),
  copy: route<typeof contract.copySurvey>('POST', '/api/academy/a/surveys/:id/copy'),
  invite: route<typeof contract.invite>('POST', '/api/academy/a/surveys/:id/invite'),
  remind: route<typeof contract.remind>('POST', '/api/academy/a/surveys/:id/remind'),
  close: route<typeof contract.close>('POST', '/api/academy/a/surveys/:id/close'),
  results: route<typeof contract.results>('GET', '/api/academy/a/surveys/:id/results'),
  csv: route<typeof contract.resultsCsv>('GET', '/api/academy/a/surveys/:id/results.csv'),
  pdf: route<typeof contract.resultsPdf>('GET', '/api/academy/a/surveys/:id/results.pdf'),
}

export type SurveyBody = InputOf<typeof contract.addSurvey>['body']

const by = (id: number | string) => ({ params: { id: String(id) } })

export const surveysQuery = (call: Call) =>
  defineQuery(call, ['surveys'], call => call(routes.list, {}, quiet))

/** `id` as given in the URL. */
export const loadSurvey = (call: Call, id: number | string): Promise<OfficeSurvey> =>
  call(routes.show, by(id), quiet)

export const surveyQuery = (call: Call, id: string) =>
  defineQuery(call, ['survey', id], call => loadSurvey(call, id))

/** Creates a survey, or (with an id) updates the given `version`. */
export const saveSurvey = (
  call: Call,
  known: { id: number; version: number } | undefined,
  body: SurveyBody,
): Promise<OfficeSurvey> =>
  known
    ? call(routes.change, { ...by(known.id), body: { ...body, version: known.version } }, quiet)
    : call(routes.add, { body }, quiet)

export const deleteSurvey = (call: Call, id: number): Promise<void> => call(routes.remove, by(id), quiet)

export const copySurvey = (call: Call, id: number): Promise<OfficeSurvey> => call(routes.copy, by(id), quiet)

/** Returns the number of people notified. */
export const inviteAll = async (call: Call, id: number): Promise<number> =>
  (await call(routes.invite, by(id), quiet)).notified

/** Returns the number of people notified. */
export const remindAll = async (call: Call, id: number): Promise<number> =>
  (await call(routes.remind, by(id), quiet)).notified

export const closeSurvey = async (call: Call, id: number): Promise<void> => {
  await call(routes.close, by(id), quiet)
}

export const resultsQuery = (call: Call, id: string) =>
  defineQuery(call, ['survey-results', id], call => call(routes.results, by(id), quiet))

export const exportTable = (call: Call, id: number): Promise<void> =>
  call(routes.csv, by(id), toFile('feedback.csv'))

export const exportPdf = (call: Call, id: number): Promise<void> =>
  call(routes.pdf, by(id), toFile('feedback.pdf'))
