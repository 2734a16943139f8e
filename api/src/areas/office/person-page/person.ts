import type { Locale } from '@academy/contract/base/locale'
import { centsOf, eurosOf } from '@academy/contract/base/money'
import * as contract from '@academy/contract/office/person-page/endpoints'
import type { Person } from '@academy/contract/office/person-page/schemas'
import { audit, auditChange } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { invalidInput, problem } from '../../../base/problem.ts'
import { loadRequirement, withRequirement } from '../../../base/second-factor-requirement.ts'
import { serve } from '../../../base/serve.ts'
import type { CallUser, Services } from '../../../base/services.ts'
import { requireVersion, withoutVersion } from '../../../base/versions.ts'
import {
  changeAccount,
  createAccount,
  dataErrors,
  isCountryUnknown,
  lockForChange,
  mayChange,
  requireChangeable,
} from '../../access/index.ts'
import {
  findAttached,
  findConcertsOfLast,
  withdrawApplication,
  withdrawalFee,
  withdrawalKind,
} from '../../admission/index.ts'
import { presentRequest as presentConcert } from '../../concerts/index.ts'
import { presentToOffice } from '../../lodging/index.ts'
import { withInvoiceLink } from '../../money/index.ts'
import { resumeUrl, saveAddresses } from '../../people/index.ts'
import { findPhase } from '../dashboard/office-queries.ts'
import { requireOwnNote } from '../permissions.ts'
import { findNote, findNotes, insertNote, isPersonUnknown, removeNote, updateNote } from './note-queries.ts'
import {
  findApplications,
  findBookings,
  findConcerts,
  findInvitation,
  findInvoices,
  findPerson,
  findPersonalData,
  findPlaceOf,
  findSentResume,
} from './queries.ts'
import { presentApplication } from './rules.ts'

/** Corrects the personal data of somebody. The email address has a way of its own, because it needs a confirmation. */
export const correctPerson = serve(
  contract.correctPerson,
  async ({ db }, { params: { id }, body, user, locale, now }) => {
    const { version, addresses, ...changes } = body
    const errors = await dataErrors(db, id, changes, dayInVienna(now))
    if (Object.keys(errors).length > 0) throw invalidInput(errors, locale)
    const corrected = db.transaction().execute(async tx => {
      requireChangeable(user, await lockForChange(tx, id, user.id))
      const before = requireVersion(await findPersonalData(tx, id), version)
      await changeAccount(tx, id, { ...changes, gender: changes.gender ?? undefined })
      await saveAddresses(tx, { account_id: id, addresses, isComplete: true, locale })
      const after = requireVersion(await findPersonalData(tx, id), version + 1)
      const entry = { action: 'person_corrected', actor_id: user.id, account_id: id } as const
      await auditChange(tx, {
        at: now,
        ...entry,
        before: withoutVersion(before),
        after: withoutVersion(after),
      })
      return { version: after.version }
    })
    return corrected.catch((error: unknown) => {
      throw isCountryUnknown(error) ? invalidInput({ nationality: 'COUNTRY_UNKNOWN' }, locale) : error
    })
  },
)

/** Returns a link to the résumé of an application, and records who asked for it. */
export const openResume = serve(contract.openResume, async (services, { params, user, now }) => {
  const resume = await findSentResume(services.db, params.id)
  if (!resume) throw problem('not_found')
  await audit(services.db, {
    at: now,
    action: 'document_opened',
    actor_id: user.id,
    account_id: resume.account_id,
    details: { document: 'resume', application_id: params.id },
  })
  return { url: await resumeUrl(services, resume, now) }
})

/** Does what the person could do, with the office as the actor. */
export const withdrawForPerson = serve(
  contract.withdrawForPerson,
  async (services, { params: { id }, query, user, now }) => {
    const place = await findPlaceOf(services.db, id)
    if (!place) throw problem('not_found')
    const { account_id } = place
    const free = query.free === '1'
    const withdrawal = {
      id,
      account_id,
      actor_id: user.id,
      by: 'office',
      free,
      confirmedCost: query.cost,
      booking_ids: query.bookings,
      request_ids: query.concerts,
    } as const
    await withdrawApplication(services, withdrawal, now)
    return undefined
  },
)

/** Returns everything about a person, read in parallel. */
const loadPerson = async (
  services: Services,
  { id, user, locale, now }: { id: number; user: CallUser; locale: Locale; now: Date },
): Promise<Person> => {
  const { db, config } = services
  const today = dayInVienna(now)
  const [person, applications, bookings, concerts, invoices, notes, requirement, phase] = await Promise.all([
    findPerson(db, id, today),
    findApplications(db, id),
    findBookings(db, id, today),
    findConcerts(db, id, today),
    findInvoices(db, id, today),
    findNotes(db, id),
    loadRequirement(db, config.isProduction),
    findPhase(db, today),
  ])
  if (!person) throw problem('not_found')
  const credit_cents = centsOf(person.balance.credit)
  const roles = person.roles.map(({ role }) => role)
  return {
    ...withRequirement(person, requirement),
    can_change: mayChange(user, { id, roles, erased_at: person.erased_at }),
    invitation: (await findInvitation(db, person.email, now)) ?? null,
    applications: applications.map(one => presentApplication(one, credit_cents, today)),
    bookings: bookings.map(({ booking, placed }) => ({
      ...presentToOffice(services, booking, now),
      ...placed,
    })),
    concerts: concerts.map(request => presentConcert(services, request, locale, now)),
    notes,
    phase,
    invoices: invoices.map(invoice => withInvoiceLink(services, invoice, now)),
  }
}

export const showPerson = serve(contract.showPerson, (services, { params, user, locale, now }) =>
  loadPerson(services, { id: params.id, user, locale, now }),
)

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

export const changeNote = serve(contract.changeNote, ({ db }, { params, body, user, now }) =>
  db.transaction().execute(async tx => {
    const { id: account_id, noteId: note_id } = params
    const { text, version } = body
    const before = await requireOwnNote(tx, { account_id, note_id, version, user })
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
