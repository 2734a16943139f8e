import type { bankImports as endpoint } from '@academy/contract/bank/endpoints'
import type { Verb } from '../../lib/services.ts'
import { findImports } from './queries.ts'

export const listImports: Verb<typeof endpoint> = ({ db }) => findImports(db)
