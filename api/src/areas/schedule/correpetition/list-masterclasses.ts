import * as contract from '@academy/contract/schedule/correpetition/endpoints'
import { serve } from '../../../base/serve.ts'
import { currentMasterclasses } from './queries.ts'

export const listMasterclasses = serve(contract.masterclassesToAccompany, ({ db }) =>
  currentMasterclasses(db),
)
