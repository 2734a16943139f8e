import type { bankSettings as endpoint } from '@academy/contract/bank/endpoints'
import type { Verb } from '../../lib/services.ts'
import { findSettings } from './queries.ts'

export const showSettings: Verb<typeof endpoint> = ({ db }) => findSettings(db)
