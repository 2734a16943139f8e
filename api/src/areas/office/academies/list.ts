import type { listAcademies as endpoint } from '@academy/contract/office/academies/endpoints'
import type { Operation } from '../../../base/services.ts'
import { listAcademies as list } from './queries.ts'

export const listAcademies: Operation<typeof endpoint> = ({ db }) => list(db)
