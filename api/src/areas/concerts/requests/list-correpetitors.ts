import * as contract from '@academy/contract/concerts/requests/endpoints'
import { serve } from '../../../base/serve.ts'
import { findCorrepetitors } from './queries.ts'

export const listCorrepetitors = serve(contract.correpetitors, ({ db }) => findCorrepetitors(db))
