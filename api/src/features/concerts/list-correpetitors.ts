import type { correpetitors as endpoint } from '@academy/contract/concerts/endpoints'
import type { Verb } from '../../lib/services.ts'
import { findCorrepetitors } from './queries.ts'

export const listCorrepetitors: Verb<typeof endpoint> = ({ db }) => findCorrepetitors(db)
