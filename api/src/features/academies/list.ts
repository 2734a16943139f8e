import type { listAcademies as endpoint } from '@academy/contract/academies/endpoints'
import type { Verb } from '../../lib/services.ts'
import { listAcademies as list } from './queries.ts'

export const listAcademies: Verb<typeof endpoint> = ({ db }) => list(db)
