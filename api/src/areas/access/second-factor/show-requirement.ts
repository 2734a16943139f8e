import type { showRequirement as endpoint } from '@academy/contract/access/second-factor/office-endpoints'
import type { Operation } from '../../../base/services.ts'
import { readRequirement } from './requirement-queries.ts'

export const showRequirement: Operation<typeof endpoint> = ({ db, config }) =>
  readRequirement(db, config.isProduction)
