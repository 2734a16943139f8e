import * as office from '@academy/contract/access/second-factor/office-endpoints'
import { serve } from '../../../base/serve.ts'
import { readRequirement } from './requirement-queries.ts'

export const showRequirement = serve(office.showRequirement, ({ db, config }) =>
  readRequirement(db, config.isProduction),
)
