import { flagsOf } from '@academy/contract/accounts/roles'
import { loadCurrentAcademy } from '../../../features/academy/api.ts'
import { loadApplications } from '../../../features/applications/api.ts'
import { loadRequests } from '../../../features/concerts/api.ts'
import { loadInvoices, loadMyInvoices } from '../../../features/invoices/api.ts'
import { loadBookings } from '../../../features/lodging/api.ts'
import { loadCountries, loadProfile } from '../../../features/profile/api.ts'
import type { Call } from '../../../lib/api.ts'
import { session } from '../../../lib/session.ts'
import { loadToday } from '../today.ts'
import { nextSteps } from './next-steps.ts'

const countInvoices = async (call: Call) => {
  const [open, overdue] = await Promise.all([
    loadInvoices(call, { state: 'open' }),
    loadInvoices(call, { state: 'overdue' }),
  ])
  return { open: open.total, overdue: overdue.total }
}

/** Everything that the overview shows, by the roles of the person. */
export const loadDashboard = async (call: Call) => {
  const flags = flagsOf(session()?.user_data.roles ?? [])
  const [today, academy, profile, invoices, applied, bookings, requests, counted] = await Promise.all([
    loadToday(call),
    loadCurrentAcademy(call),
    loadProfile(call),
    loadMyInvoices(call),
    flags.isStudent ? loadApplications(call) : [],
    flags.isStudent ? loadBookings(call) : [],
    flags.isStudent ? loadRequests(call) : [],
    flags.isAdmin ? countInvoices(call) : undefined,
  ])
  const steps =
    academy &&
    nextSteps(
      {
        flags,
        hasGender: profile.gender !== null,
        hasAddress: profile.addresses.length > 0,
        outstanding: profile.outstanding_invoices,
        applications: applied,
        bookings,
        requests,
        academy: {
          ...academy,
          hasOpenClasses: academy.master_classes.some(one => one.application_closed === 0),
        },
        ...(counted && { invoices: counted }),
      },
      today,
    )
  // Needed by the form that completes the profile alone.
  const countries = profile.gender ? [] : await loadCountries(call)
  return { today, profile, invoices, steps: steps ?? [], countries }
}
