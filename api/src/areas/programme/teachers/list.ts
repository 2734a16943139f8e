import type { listTeachers as endpoint } from '@academy/contract/teachers/endpoints'
import type { Operation } from '../../lib/services.ts'
import { listTeachers as findAll } from './queries.ts'

export const listTeachers: Operation<typeof endpoint> = ({ db }, { now }) => findAll(db, now)
