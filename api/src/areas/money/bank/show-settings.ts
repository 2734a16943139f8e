import type { bankSettings as endpoint } from '@academy/contract/money/bank/endpoints'
import type { Operation } from '../../../base/services.ts'
import { findSettings } from './queries.ts'

export const showSettings: Operation<typeof endpoint> = ({ db }) => findSettings(db)
