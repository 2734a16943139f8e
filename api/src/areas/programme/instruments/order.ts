import { officeLocale } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/programme/instruments/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { lockInstruments } from '../../../db/locks.ts'
import { listInstruments, setPositions } from './queries.ts'

/** Puts all instruments into a new order. Refused if one was added or deleted since the list was shown. */
export const orderInstruments = serve(contract.orderInstruments, ({ db }, { body: { ids }, user, now }) =>
  db.transaction().execute(async tx => {
    const existing = new Set((await lockInstruments(tx)).map(({ id }) => id))
    const given = new Set(ids)
    const isComplete = given.size === ids.length && existing.symmetricDifference(given).size === 0
    if (!isComplete) throw problem('changed_meanwhile')
    const names = async () => ({ order: (await listInstruments(tx)).map(one => one[`name_${officeLocale}`]) })
    const before = await names()
    await setPositions(tx, ids)
    const entry = { at: now, action: 'instruments_ordered', actor_id: user.id } as const
    await auditChange(tx, { ...entry, before, after: await names() })
    return listInstruments(tx)
  }),
)
