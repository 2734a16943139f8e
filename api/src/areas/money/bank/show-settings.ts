import type { bankSettings as endpoint } from '@academy/contract/bank/endpoints'
import type { Operation } from '../../lib/services.ts'
import { findSettings } from './queries.ts'

export const showSettings: Operation<typeof endpoint> = ({ db }) => findSettings(db)
