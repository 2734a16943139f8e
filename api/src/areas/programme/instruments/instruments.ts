import { type Locale, locales, officeLocale } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/programme/instruments/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { invalidInput, problem } from '../../../base/problem.ts'
import { refuseIfInUse } from '../../../base/refuse-if-in-use.ts'
import { serve } from '../../../base/serve.ts'
import { requireVersion, withoutVersion } from '../../../base/versions.ts'
import { lockInstrument, lockInstruments } from '../../../db/locks.ts'
import {
  deleteInstrument as deleteRow,
  listInstruments as findAll,
  findInstrument,
  insertInstrument,
  isTakenName,
  masterclassesOf,
  setPositions,
  updateInstrument,
} from './queries.ts'

/** Puts all instruments into a new order. Refused if one was added or deleted since the list was shown. */
export const orderInstruments = serve(contract.orderInstruments, ({ db }, { body: { ids }, user, now }) =>
  db.transaction().execute(async tx => {
    const existing = new Set((await lockInstruments(tx)).map(({ id }) => id))
    const given = new Set(ids)
    const isComplete = given.size === ids.length && existing.symmetricDifference(given).size === 0
    if (!isComplete) throw problem('changed_meanwhile')
    const names = async () => ({ order: (await findAll(tx)).map(one => one[`name_${officeLocale}`]) })
    const before = await names()
    await setPositions(tx, ids)
    const entry = { at: now, action: 'instruments_ordered', actor_id: user.id } as const
    await auditChange(tx, { ...entry, before, after: await names() })
    return findAll(tx)
  }),
)

/** Reports a name that another instrument has, at its field. */
const refuseTakenName = async <T>(work: Promise<T>, locale: Locale): Promise<T> => {
  try {
    return await work
  } catch (error) {
    const taken = locales.find(language => isTakenName[language](error))
    throw taken ? invalidInput({ [`name_${taken}`]: 'NAME_TAKEN' }, locale) : error
  }
}

export const listInstruments = serve(contract.instruments, ({ db }) => findAll(db))

export const addInstrument = serve(contract.addInstrument, ({ db }, { body, user, locale, now }) => {
  const added = db.transaction().execute(async tx => {
    const id = await insertInstrument(tx, body)
    const after = await findInstrument(tx, id)
    if (!after) throw problem('not_found')
    const entry = {
      at: now,
      action: 'instrument_added',
      actor_id: user.id,
      subject: { instrument_id: id },
    } as const
    await auditChange(tx, { ...entry, before: undefined, after: withoutVersion(after) })
    return after
  })
  return refuseTakenName(added, locale)
})

export const deleteInstrument = serve(
  contract.deleteInstrument,
  async ({ db }, { params: { id }, query, user, now }) => {
    await db.transaction().execute(async tx => {
      await lockInstrument(tx, id)
      const before = requireVersion(await findInstrument(tx, id), query.version)
      refuseIfInUse(await masterclassesOf(tx, id))
      await deleteRow(tx, id)
      const entry = {
        at: now,
        action: 'instrument_deleted',
        actor_id: user.id,
        subject: { instrument_id: id },
      } as const
      await auditChange(tx, { ...entry, before: withoutVersion(before), after: undefined })
    })
    return undefined
  },
)

export const changeInstrument = serve(
  contract.changeInstrument,
  ({ db }, { params: { id }, body: { version, ...columns }, user, locale, now }) => {
    const changed = db.transaction().execute(async tx => {
      await lockInstrument(tx, id)
      const before = requireVersion(await findInstrument(tx, id), version)
      await updateInstrument(tx, id, columns)
      const after = requireVersion(await findInstrument(tx, id), version + 1)
      const entry = {
        at: now,
        action: 'instrument_changed',
        actor_id: user.id,
        subject: { instrument_id: id },
      } as const
      await auditChange(tx, { ...entry, before: withoutVersion(before), after: withoutVersion(after) })
      return after
    })
    return refuseTakenName(changed, locale)
  },
)
