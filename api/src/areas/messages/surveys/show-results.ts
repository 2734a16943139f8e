import * as contract from '@academy/contract/messages/surveys/endpoints'
import { serve } from '../../../base/serve.ts'
import { loadResults } from './load-results.ts'

export const showResults = serve(contract.results, ({ db }, { params }) => loadResults(db, params.id))
