import type { Locale } from '@academy/contract/base/locale'
import type { AcademyChange } from '@academy/contract/office/academies/academy-input'
import * as contract from '@academy/contract/office/academies/endpoints'
import type { OfficeAcademy } from '@academy/contract/office/academies/schemas'
import { Academy } from '@academy/contract/programme/academy/schemas'
import { auditChange } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import { refuseIfInUse } from '../../../base/refuse-if-in-use.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { lockAcademies, lockAcademy } from '../../../db/locks.ts'
import { violates } from '../../../db/violates.ts'
import { findAcademyJson, loadMasterclass } from '../../programme/index.ts'
import { findDependent, findInvolvedIn } from './concerned.ts'
import {
  deleteAcademy as deleteRow,
  findAcademy,
  findCard,
  findCurrentId,
  findRow,
  insertAcademy,
  listAcademies as list,
  setAcademy,
  setCurrent,
} from './queries.ts'
import { refuseChange, refuseUnconfirmed } from './refuse-change.ts'
import { columnsOf, lacksOf, storableColumns, writtenColumns } from './rules.ts'

export const listAcademies = serve(contract.listAcademies, ({ db }) => list(db))

export const previewMasterclass = serve(contract.previewMasterclass, async (services, { params }) => ({
  ...(await loadMasterclass(services, params.masterclassId, params.id)),
  is_current: true,
}))

export const previewAcademy = serve(contract.previewAcademy, async ({ db, clock, config }, { params }) => {
  const json = await findAcademyJson(db, clock.today(), config.festivalUrl, params.id)
  if (!json) throw problem('not_found')
  const academy = Academy.parse(JSON.parse(json))
  return { ...academy, master_classes: academy.master_classes.map(card => ({ ...card, is_current: true })) }
})

export const loadAcademy = async (db: Db | Tx, id: number): Promise<OfficeAcademy> => {
  const academy = await findAcademy(db, id)
  if (!academy) throw problem('not_found')
  return academy
}

export const showAcademy = serve(contract.showAcademy, ({ db }, { params }) => loadAcademy(db, params.id))

export const showCurrentChange = serve(contract.showCurrentChange, async ({ db, clock }, { params }) => {
  const today = clock.today()
  const academy = await loadAcademy(db, params.id)
  const current = await findCurrentId(db)
  const involved = current === null || current === params.id ? [] : await findInvolvedIn(db, current, today)
  return {
    academy,
    replaces: current === null ? null : ((await findCard(db, current)) ?? null),
    concerned: involved,
    lacks: lacksOf(academy, academy.room_types.length, today),
  }
})

export const addAcademy = serve(contract.addAcademy, ({ db }, { body, user, now }) =>
  db.transaction().execute(async tx => {
    const after = columnsOf(body)
    const id = await insertAcademy(tx, { ...storableColumns(after), is_draft: true, changed_at: now })
    const subject = { academy_id: id }
    await auditChange(tx, {
      at: now,
      action: 'academy_added',
      actor_id: user.id,
      subject,
      before: undefined,
      after,
    })
    return loadAcademy(tx, id)
  }),
)

const isReferenced = violates('foreign_key')

export const deleteAcademy = serve(
  contract.deleteAcademy,
  async ({ db }, { params: { id }, user, locale, now }) => {
    const remove = () =>
      db.transaction().execute(async tx => {
        await lockAcademy(tx, id)
        const row = await findRow(tx, id)
        if (!row) throw problem('not_found')
        const { changed_at, ...before } = row
        if (before.is_current) throw problem('academy_is_current')
        refuseIfInUse(await findDependent(tx, id, locale))
        await deleteRow(tx, id)
        const subject = { academy_id: id }
        await auditChange(tx, {
          at: now,
          action: 'academy_deleted',
          actor_id: user.id,
          subject,
          before,
          after: undefined,
        })
      })
    try {
      await remove()
    } catch (error) {
      // Something that the list does not name still refers to the academy or to what it offers.
      throw isReferenced(error) ? problem('in_use') : error
    }
    return undefined
  },
)

interface Switch {
  id: number
  /** The current academy as the caller knows it. */
  replaces: number | null
  is_confirmed: boolean
  actor_id: number
  now: Date
}

export const switchCurrent = ({ db }: Services, wanted: Switch) =>
  db.transaction().execute(async tx => {
    const { id, replaces, is_confirmed, actor_id, now } = wanted
    await lockAcademies(tx)
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

interface Change {
  id: number
  wanted: AcademyChange
  actor_id: number
  locale: Locale
  now: Date
}

export const change = ({ db }: Services, { id, wanted, actor_id, locale, now }: Change) =>
  db.transaction().execute(async tx => {
    await lockAcademy(tx, id)
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
