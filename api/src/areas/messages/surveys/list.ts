import type { listSurveys as endpoint } from '@academy/contract/surveys/endpoints'
import type { Operation } from '../../lib/services.ts'
import { listSurveys as findAll } from './queries.ts'

export const listSurveys: Operation<typeof endpoint> = ({ db }) => findAll(db)
