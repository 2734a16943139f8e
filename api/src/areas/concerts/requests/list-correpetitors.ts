import type { correpetitors as endpoint } from '@academy/contract/concerts/requests/endpoints'
import type { Operation } from '../../../base/services.ts'
import { findCorrepetitors } from './queries.ts'

export const listCorrepetitors: Operation<typeof endpoint> = ({ db }) => findCorrepetitors(db)
