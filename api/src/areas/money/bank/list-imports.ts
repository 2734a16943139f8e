import type { bankImports as endpoint } from '@academy/contract/bank/endpoints'
import type { Operation } from '../../lib/services.ts'
import { findImports } from './queries.ts'

export const listImports: Operation<typeof endpoint> = ({ db }) => findImports(db)
