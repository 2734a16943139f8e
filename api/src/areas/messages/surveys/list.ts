import * as contract from '@academy/contract/messages/surveys/endpoints'
import { serve } from '../../../base/serve.ts'
import { listSurveys as findAll } from './queries.ts'

export const listSurveys = serve(contract.listSurveys, ({ db }) => findAll(db))
