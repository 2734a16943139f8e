import * as contract from '@academy/contract/site/association/endpoints'
import { serve } from '../../../base/serve.ts'
import { findAssociation } from './queries.ts'

export const showAssociation = serve(contract.association, ({ db }) => findAssociation(db))
