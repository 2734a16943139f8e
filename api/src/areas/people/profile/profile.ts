import * as contract from '@academy/contract/people/profile/endpoints'
import type { Profile, Resume } from '@academy/contract/people/profile/schemas'
import { dayInVienna } from '../../../base/clock.ts'
import { removeFiles } from '../../../base/files/remove-files.ts'
import { jsonText } from '../../../base/http-response.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Inspect, Services } from '../../../base/services.ts'
import { receivedFile } from '../../../base/uploads/received-file.ts'
import { changeAccountData, dataErrors, touchAccount } from '../../access/index.ts'
import { outstandingInvoices } from '../../money/index.ts'
import {
  countriesJson,
  loadProfile,
  lockAddresses,
  ownResume,
  type ResumeRow,
  removeAddresses,
  removeOwnResume,
} from './queries.ts'
import { resumeUrl, withResume } from './resumes.ts'
import { inspectSent, saveAddresses } from './save-addresses.ts'

export const listCountries = serve(contract.countries, async ({ db }) => jsonText(await countriesJson(db)))

export const deleteResume = serve(contract.deleteResume, async ({ db, files }, { user }) => {
  const unused = await db.transaction().execute(tx => removeOwnResume(tx, user.id))
  await removeFiles(files, unused)
  return undefined
})

const describeResume = async (services: Services, row: ResumeRow, now: Date): Promise<Resume> => ({
  name: row.name,
  size: row.size,
  uploaded_at: row.uploaded_at.toISOString(),
  url: await resumeUrl(services, row, now),
})

export const showResume = serve(contract.resume, async (services, { user, now }) => {
  const found = await ownResume(services.db, user.id)
  return found && describeResume(services, found, now)
})

/** Returns the data of the whole page in two reads. */
const profileOf = async (services: Services, account_id: number, now: Date): Promise<Profile> => {
  const [profile, outstanding_invoices] = await Promise.all([
    loadProfile(services.db, account_id),
    outstandingInvoices(services, account_id, now),
  ])
  if (!profile) throw problem('unauthorized')
  return { ...profile, outstanding_invoices }
}

export const showProfile = serve(contract.profile, (services, { user, now }) =>
  profileOf(services, user.id, now),
)

export const deleteAddress = serve(
  contract.deleteAddress,
  async (services, { params: { id }, user, now }) => {
    await services.db.transaction().execute(async tx => {
      const own = await lockAddresses(tx, user.id)
      if (!own.some(address => address.id === id)) throw problem('not_found')
      await removeAddresses(tx, user.id, [id])
      await touchAccount(tx, user.id)
    })
    return profileOf(services, user.id, now)
  },
)

export const replaceResume = serve(contract.replaceResume, async (services, { body, user, locale, now }) => {
  const delivery = { account_id: user.id, file: receivedFile(body.resume_file), locale, now }
  const stored = await withResume(services, delivery, record => services.db.transaction().execute(record))
  return describeResume(services, stored, now)
})

const inspectAddresses: Inspect<typeof contract.updateAddresses> = async ({ db }, { raw, user }) => {
  const { addresses } = Object(raw)
  return Array.isArray(addresses) ? inspectSent(db, user.id, addresses) : {}
}

export const updateAddresses = serve(
  contract.updateAddresses,
  async (services, { body, user, locale, now }) => {
    await services.db.transaction().execute(async tx => {
      await saveAddresses(tx, { account_id: user.id, addresses: body.addresses, locale })
      await touchAccount(tx, user.id)
    })
    return profileOf(services, user.id, now)
  },
  { inspect: inspectAddresses },
)

const inspectProfile: Inspect<typeof contract.updateProfile> = ({ db }, { body, user, now }) =>
  dataErrors(db, user.id, body, dayInVienna(now))

export const updateProfile = serve(
  contract.updateProfile,
  async (services, { body, user, locale, now }) => {
    await changeAccountData(services, { id: user.id, user, changes: body, locale, now })
    return profileOf(services, user.id, now)
  },
  { inspect: inspectProfile },
)
