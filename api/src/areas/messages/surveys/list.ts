import type { listSurveys as endpoint } from '@academy/contract/messages/surveys/endpoints'
import type { Operation } from '../../../base/services.ts'
import { listSurveys as findAll } from './queries.ts'

export const listSurveys: Operation<typeof endpoint> = ({ db }) => findAll(db)
