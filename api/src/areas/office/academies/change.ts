import type { Locale } from '@academy/contract/base/locale'
import type { AcademyChange } from '@academy/contract/office/academies/academy-input'
import * as contract from '@academy/contract/office/academies/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { lockAcademy } from '../../../db/locks.ts'
import { findRow, setAcademy } from './queries.ts'
import { refuseChange, refuseUnconfirmed } from './refuse-change.ts'
import { columnsOf, storableColumns, writtenColumns } from './rules.ts'
import { loadAcademy } from './show.ts'

interface Change {
  id: number
  wanted: AcademyChange
  actor_id: number
  locale: Locale
  now: Date
  /** How the academy is locked. Replaced only in tests that show why the lock is needed. */
  lock?: (...academy: Parameters<typeof lockAcademy>) => Promise<unknown>
}

export const change = ({ db }: Services, { id, wanted, actor_id, locale, now, lock = lockAcademy }: Change) =>
  db.transaction().execute(async tx => {
    await lock(tx, id)
    const row = await findRow(tx, id)
    if (!row) throw problem('not_found')
    if (row.version !== wanted.version) throw problem('changed_meanwhile')
    const after = columnsOf(wanted)
    await refuseChange(tx, row, after, { today: dayInVienna(now), locale })
    await refuseUnconfirmed(tx, row, wanted)
    await setAcademy(tx, id, { ...storableColumns(after), version: row.version + 1, changed_at: now })
    const before = writtenColumns(row, after)
    await auditChange(tx, {
      at: now,
      action: 'academy_changed',
      actor_id,
      subject: { academy_id: id },
      before,
      after,
    })
    return loadAcademy(tx, id)
  })

export const changeAcademy = serve(contract.changeAcademy, (services, { params, body, user, locale, now }) =>
  change(services, { id: params.id, wanted: body, actor_id: user.id, locale, now }),
)
