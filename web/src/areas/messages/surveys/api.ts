import type { InputOf } from '@academy/contract/base/endpoint'
import * as contract from '@academy/contract/messages/surveys/endpoints'
import type { OfficeSurvey } from '@academy/contract/messages/surveys/schemas'
import { type Call, quiet } from '../../../base/call.ts'
import { defineQuery } from '../../../base/query.ts'
import { toFile } from '../../../base/save-file.ts'

export type SurveyBody = InputOf<typeof contract.addSurvey>['body']

const by = (id: number | string) => ({ params: { id: String(id) } })

export const surveysQuery = (call: Call) =>
  defineQuery(call, ['surveys'], call => call(contract.listSurveys, {}, quiet))

/** `id` as given in the URL. */
export const loadSurvey = (call: Call, id: number | string): Promise<OfficeSurvey> =>
  call(contract.showSurvey, by(id), quiet)

export const surveyQuery = (call: Call, id: string) =>
  defineQuery(call, ['survey', id], call => loadSurvey(call, id))

/** Creates a survey, or (with an id) updates the given `version`. */
export const saveSurvey = (
  call: Call,
  known: { id: number; version: number } | undefined,
  body: SurveyBody,
): Promise<OfficeSurvey> =>
  known
    ? call(contract.changeSurvey, { ...by(known.id), body: { ...body, version: known.version } }, quiet)
    : call(contract.addSurvey, { body }, quiet)

export const deleteSurvey = (call: Call, id: number): Promise<void> =>
  call(contract.deleteSurvey, by(id), quiet)

export const copySurvey = (call: Call, id: number): Promise<OfficeSurvey> =>
  call(contract.copySurvey, by(id), quiet)

/** Returns the number of people notified. */
export const inviteAll = async (call: Call, id: number): Promise<number> =>
  (await call(contract.invite, by(id), quiet)).notified

/** Returns the number of people notified. */
export const remindAll = async (call: Call, id: number): Promise<number> =>
  (await call(contract.remind, by(id), quiet)).notified

export const closeSurvey = async (call: Call, id: number): Promise<void> => {
  await call(contract.close, by(id), quiet)
}

export const resultsQuery = (call: Call, id: string) =>
  defineQuery(call, ['survey-results', id], call => call(contract.results, by(id), quiet))

export const exportTable = (call: Call, id: number): Promise<void> =>
  call(contract.resultsCsv, by(id), toFile('feedback.csv'))

export const exportPdf = (call: Call, id: number): Promise<void> =>
  call(contract.resultsPdf, by(id), toFile('feedback.pdf'))
