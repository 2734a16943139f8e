import type { correpetitors as endpoint } from '@academy/contract/concerts/endpoints'
import type { Operation } from '../../lib/services.ts'
import { findCorrepetitors } from './queries.ts'

export const listCorrepetitors: Operation<typeof endpoint> = ({ db }) => findCorrepetitors(db)
