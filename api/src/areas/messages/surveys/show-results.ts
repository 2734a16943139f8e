import type { results as endpoint } from '@academy/contract/surveys/endpoints'
import type { Operation } from '../../lib/services.ts'
import { loadResults } from './load-results.ts'

export const showResults: Operation<typeof endpoint> = ({ db }, { params }) => loadResults(db, params.id)
