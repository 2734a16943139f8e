import type { Locale } from '@academy/contract/base/locale'
import { centsOf } from '@academy/contract/base/money'
import * as contract from '@academy/contract/office/person-page/endpoints'
import type { Person } from '@academy/contract/office/person-page/schemas'
import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import { loadRequirement } from '../../../base/second-factor-requirement.ts'
import { withRequirement } from '../../../base/second-factor-state.ts'
import { serve } from '../../../base/serve.ts'
import type { CallUser, Services } from '../../../base/services.ts'
import { mayChange } from '../../access/index.ts'
import { presentRequest as presentConcert } from '../../concerts/index.ts'
import { presentToOffice } from '../../lodging/index.ts'
import { withInvoiceLink } from '../../money/index.ts'
import { findNotes } from './note-queries.ts'
import {
  findApplications,
  findBookings,
  findConcerts,
  findInvitation,
  findInvoices,
  findPerson,
} from './queries.ts'
import { presentApplication } from './rules.ts'

/** Returns everything about a person, read in parallel. */
const loadPerson = async (
  services: Services,
  { id, user, locale, now }: { id: number; user: CallUser; locale: Locale; now: Date },
): Promise<Person> => {
  const { db, config } = services
  const today = dayInVienna(now)
  const [person, applications, bookings, concerts, invoices, notes, requirement] = await Promise.all([
    findPerson(db, id, today),
    findApplications(db, id),
    findBookings(db, id, today),
    findConcerts(db, id, today),
    findInvoices(db, id, today),
    findNotes(db, id),
    loadRequirement(db, config.isProduction),
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
    invoices: invoices.map(invoice => withInvoiceLink(services, invoice, now)),
  }
}

export const showPerson = serve(contract.showPerson, (services, { params, user, locale, now }) =>
  loadPerson(services, { id: params.id, user, locale, now }),
)
