import type { showRequirement as endpoint } from '@academy/contract/second-factor/office-endpoints'
import type { Verb } from '../../lib/services.ts'
import { readRequirement } from './requirement-queries.ts'

export const showRequirement: Verb<typeof endpoint> = ({ db, config }) =>
  readRequirement(db, config.isProduction)
