import type { listSurveys as endpoint } from '@academy/contract/surveys/endpoints'
import type { Verb } from '../../lib/services.ts'
import { listSurveys as findAll } from './queries.ts'

export const listSurveys: Verb<typeof endpoint> = ({ db }) => findAll(db)
