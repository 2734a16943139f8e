import type { BodyOf } from '@academy/contract/base/endpoint'
import * as contract from '@academy/contract/programme/teachers/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { cleanInput } from './clean-input.ts'
import { lockTeacher } from './lock-teacher.ts'
import { updateTeacher } from './queries.ts'
import { loadTeacher } from './show.ts'

interface Change {
  teacher_id: number
  wanted: BodyOf<typeof contract.changeTeacher>
  actor_id: number
  now: Date
  /** How the teacher is locked. Replaced only in tests that show why the lock is needed. */
  lock?: typeof lockTeacher
}

export const change = ({ db }: Services, { teacher_id, wanted, actor_id, now, lock = lockTeacher }: Change) =>
  db.transaction().execute(async tx => {
    const { id, version, account_id, portrait, ...before } = await lock(tx, teacher_id)
    if (version !== wanted.version) throw problem('changed_meanwhile')
    const after = cleanInput(wanted)
    await updateTeacher(tx, id, { ...after, version: version + 1 })
    await auditChange(tx, {
      at: now,
      actor_id,
      action: 'teacher_changed',
      subject: { teacher_id },
      before,
      after,
    })
    return loadTeacher(tx, id, now)
  })

export const changeTeacher = serve(contract.changeTeacher, (services, { params, body, user, now }) =>
  change(services, { teacher_id: params.id, wanted: body, actor_id: user.id, now }),
)
