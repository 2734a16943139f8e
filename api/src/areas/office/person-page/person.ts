import { eurosOf } from '@academy/contract/base/money'
import * as contract from '@academy/contract/office/person-page/endpoints'
import { auditChange } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { requireVersion } from '../../../base/versions.ts'
import { createAccount } from '../../access/index.ts'
import { findAttached, findConcertsOfLast, withdrawalFee, withdrawalKind } from '../../admission/index.ts'
import { findNote, insertNote, isPersonUnknown, removeNote, updateNote } from './note-queries.ts'
import { findPlaceOf } from './queries.ts'

export const addPerson = serve(contract.addPerson, (services, { body, user, now }) =>
  createAccount(services, { person: body, user, now }),
)

export const deleteNote = serve(contract.deleteNote, async ({ db }, { params, user, now }) => {
  const { id: account_id, noteId: note_id } = params
  await db.transaction().execute(async tx => {
    const before = await removeNote(tx, account_id, note_id)
    if (!before) throw problem('not_found')
    const entry = { action: 'note_deleted', actor_id: user.id, account_id, subject: { note_id } } as const
    await auditChange(tx, { at: now, ...entry, before, after: undefined })
  })
  return undefined
})

export const addNote = serve(contract.addNote, async ({ db }, { params, body, user, now }) => {
  const { id: account_id } = params
  const added = db.transaction().execute(async tx => {
    const note = { account_id, author_id: user.id, text: body.text, created_at: now, changed_at: now }
    const id = await insertNote(tx, note)
    const entry = { action: 'note_added', actor_id: user.id, account_id, subject: { note_id: id } } as const
    await auditChange(tx, { at: now, ...entry, before: undefined, after: { text: body.text } })
    const shown = await findNote(tx, account_id, id)
    if (!shown) throw problem('internal_error')
    return shown
  })
  return added.catch((error: unknown) => {
    throw isPersonUnknown(error) ? problem('not_found') : error
  })
})

/** Notes are changed by their authors only: others add one of their own. */
export const changeNote = serve(contract.changeNote, ({ db }, { params, body, user, now }) =>
  db.transaction().execute(async tx => {
    const { id: account_id, noteId: note_id } = params
    const { text, version } = body
    const before = requireVersion(await findNote(tx, account_id, note_id), version)
    if (before.author?.id !== user.id) throw problem('forbidden')
    if (!(await updateNote(tx, note_id, { text, version, changed_at: now })))
      throw problem('changed_meanwhile')
    const entry = { action: 'note_changed', actor_id: user.id, account_id, subject: { note_id } } as const
    await auditChange(tx, { at: now, ...entry, before: { text: before.text }, after: { text } })
    return (await findNote(tx, account_id, note_id)) ?? before
  }),
)

const kinds = { remove: 'remove', withdraw: 'withdraw', 'give up': 'give_up' } as const

export const showWithdrawal = serve(contract.personWithdrawal, async (services, { params, locale, now }) => {
  const place = await findPlaceOf(services.db, params.id)
  if (!place) throw problem('not_found')
  const kind = withdrawalKind(place)
  const terms = kind === 'give up' ? withdrawalFee(place, dayInVienna(now)) : undefined
  if (!kind || (kind === 'give up' && !terms)) throw problem('application_fixed')
  const { cost_cents, percent, until } = terms ?? { cost_cents: 0, percent: 0, until: null }
  const { account_id, academy_id, status } = place
  const whose = { account_id, academy_id, by: 'office', locale } as const
  const attached =
    kind === 'give up'
      ? await findAttached(services, whose, now)
      : { bookings: [], concerts: await findConcertsOfLast(services, { ...whose, status }, now) }
  return { kind: kinds[kind], cost: eurosOf(cost_cents), percent, until, ...attached }
})
