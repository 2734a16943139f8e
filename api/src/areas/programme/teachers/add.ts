import * as contract from '@academy/contract/programme/teachers/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { serve } from '../../../base/serve.ts'
import { cleanInput } from './clean-input.ts'
import { insertTeacher } from './queries.ts'
import { loadTeacher } from './show.ts'

export const addTeacher = serve(contract.addTeacher, ({ db }, { body, user, now }) =>
  db.transaction().execute(async tx => {
    const after = cleanInput(body)
    const teacher_id = await insertTeacher(tx, after)
    const entry = { action: 'teacher_added', subject: { teacher_id }, before: undefined, after } as const
    await auditChange(tx, { at: now, actor_id: user.id, ...entry })
    return loadTeacher(tx, teacher_id, now)
  }),
)
