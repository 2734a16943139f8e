import type { bankImports as endpoint } from '@academy/contract/money/bank/endpoints'
import type { Operation } from '../../../base/services.ts'
import { findImports } from './queries.ts'

export const listImports: Operation<typeof endpoint> = ({ db }) => findImports(db)
