import type { results as endpoint } from '@academy/contract/messages/surveys/endpoints'
import type { Operation } from '../../../base/services.ts'
import { loadResults } from './load-results.ts'

export const showResults: Operation<typeof endpoint> = ({ db }, { params }) => loadResults(db, params.id)
