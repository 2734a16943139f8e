import type { results as endpoint } from '@academy/contract/surveys/endpoints'
import type { Verb } from '../../lib/services.ts'
import { loadResults } from './load-results.ts'

export const showResults: Verb<typeof endpoint> = ({ db }, { params }) => loadResults(db, params.id)
