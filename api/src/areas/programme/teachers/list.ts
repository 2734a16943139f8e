import type { listTeachers as endpoint } from '@academy/contract/programme/teachers/endpoints'
import type { Operation } from '../../../base/services.ts'
import { listTeachers as findAll } from './queries.ts'

export const listTeachers: Operation<typeof endpoint> = ({ db }, { now }) => findAll(db, now)
