import * as contract from '@academy/contract/programme/teachers/endpoints'
import { serve } from '../../../base/serve.ts'
import { listTeachers as findAll } from './queries.ts'

export const listTeachers = serve(contract.listTeachers, ({ db }, { now }) => findAll(db, now))
