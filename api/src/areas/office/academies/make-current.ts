import * as contract from '@academy/contract/office/academies/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import { refuseIfInUse } from '../../../base/refuse-if-in-use.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { lockAcademies } from '../../../db/locks.ts'
import { findInvolvedIn } from './concerned.ts'
import { findCurrentId, findRow, setCurrent } from './queries.ts'
import { loadAcademy } from './show.ts'

interface Switch {
  id: number
  /** The current academy as the caller knows it. */
  replaces: number | null
  is_confirmed: boolean
  actor_id: number
  now: Date
  /** How the academies are locked. Replaced only in tests that show why the lock is needed. */
  lock?: (...tx: Parameters<typeof lockAcademies>) => Promise<unknown>
}

export const switchCurrent = ({ db }: Services, { lock = lockAcademies, ...wanted }: Switch) =>
  db.transaction().execute(async tx => {
    const { id, replaces, is_confirmed, actor_id, now } = wanted
    await lock(tx)
    if (!(await findRow(tx, id))) throw problem('not_found')
    const current = await findCurrentId(tx)
    if (current !== replaces) throw problem('changed_meanwhile')
    if (current === id) return loadAcademy(tx, id)
    if (current !== null && !is_confirmed) refuseIfInUse(await findInvolvedIn(tx, current, dayInVienna(now)))
    await setCurrent(tx, id)
    await auditChange(tx, {
      at: now,
      action: 'academy_made_current',
      actor_id,
      before: { academy_id: current },
      after: { academy_id: id },
    })
    return loadAcademy(tx, id)
  })

export const makeCurrent = serve(contract.makeCurrent, (services, { params, body, user, now }) =>
  switchCurrent(services, { id: params.id, ...body, actor_id: user.id, now }),
)
