import type { listAcademies as endpoint } from '@academy/contract/academies/endpoints'
import type { Operation } from '../../lib/services.ts'
import { listAcademies as list } from './queries.ts'

export const listAcademies: Operation<typeof endpoint> = ({ db }) => list(db)
