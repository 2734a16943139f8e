import type { showRequirement as endpoint } from '@academy/contract/second-factor/office-endpoints'
import type { Operation } from '../../lib/services.ts'
import { readRequirement } from './requirement-queries.ts'

export const showRequirement: Operation<typeof endpoint> = ({ db, config }) =>
  readRequirement(db, config.isProduction)
