import * as contract from '@academy/contract/people/arrival-details/endpoints'
import type { ArrivalDetails } from '@academy/contract/people/arrival-details/schemas'
import { audit } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { withdrawKind } from '../../../base/consents.ts'
import { removeFiles } from '../../../base/files/remove-files.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { requireVersion } from '../../../base/versions.ts'
import { lockAccount } from '../../../db/locks.ts'
import { agreeToNeeds } from '../consents/agree-to-needs.ts'
import { resumeUrl } from '../profile/sign-resume-link.ts'
import { lockPerson } from './lock-person.ts'
import { type ConsentFile, findDetails, removeConsent, saveData } from './queries.ts'
import { changedConsent, requireKnownFile } from './rules.ts'
import { storeConsent } from './store-consent.ts'

const withLink = async (services: Services, { key, ...file }: ConsentFile, now: Date) => ({
  ...file,
  url: await resumeUrl(services, { key, name: file.name }, now),
})

/** Returns the details of a person with a link to the consent. */
export const detailsOf = async (
  services: Services,
  account_id: number,
  now: Date,
): Promise<ArrivalDetails> => {
  const found = await findDetails(services.db, account_id, dayInVienna(now))
  const { academy_id, is_minor, parent_name, parent_contact, file, ...details } = found
  if (!is_minor) return { ...details, consent: null }
  const linked = file && (await withLink(services, file, now))
  return { ...details, consent: { parent_name, parent_contact, file: linked } }
}

export const showDetails = serve(contract.arrivalDetails, (services, { user, now }) =>
  detailsOf(services, user.id, now),
)

export const saveConsent = serve(contract.saveConsent, async (services, { body, user, locale, now }) => {
  await storeConsent(services, {
    account_id: user.id,
    consent: body,
    locale,
    now,
    lock: tx => lockAccount(tx, user.id),
  })
  return detailsOf(services, user.id, now)
})

export const deleteConsent = serve(contract.deleteConsent, async (services, { user, now }) => {
  const unused = await services.db.transaction().execute(async tx => {
    await lockAccount(tx, user.id)
    const { academy_id } = await findDetails(tx, user.id, dayInVienna(now))
    if (academy_id === null) return []
    const withdrawal = { withdrawn_at: now, withdrawn_by: user.id }
    await withdrawKind(tx, { account_id: user.id, kind: 'parents', academy_id }, withdrawal)
    return removeConsent(tx, user.id, academy_id)
  })
  await removeFiles(services.files, unused)
  return detailsOf(services, user.id, now)
})

export const changeDetails = serve(
  contract.changeArrivalDetails,
  async (services, { body, user, locale, now }) => {
    const { version, needs_wording, ...data } = body
    await services.db.transaction().execute(async tx => {
      await lockAccount(tx, user.id)
      requireVersion(await findDetails(tx, user.id, dayInVienna(now)), version)
      const needs = { account_id: user.id, actor_id: user.id, given: { ...data, needs_wording }, locale }
      await agreeToNeeds(tx, needs, now)
      await saveData(tx, user.id, data)
    })
    return detailsOf(services, user.id, now)
  },
)

/** The office uploads a consent that came on paper. The record names what changed, not the parent. */
export const saveConsentOf = serve(
  contract.saveConsentOf,
  async (services, { params: { id }, body, user, locale, now }) => {
    const { known_file, ...consent } = body
    await storeConsent(services, {
      account_id: id,
      consent,
      locale,
      now,
      lock: tx => lockPerson(tx, id, user),
      record: async (tx, { academy_id, ...before }) => {
        requireKnownFile(before, known_file)
        await audit(tx, {
          at: now,
          action: 'parent_consent_saved',
          actor_id: user.id,
          account_id: id,
          details: { academy_id, ...changedConsent(before, consent) },
        })
      },
    })
    return undefined
  },
)

/** The office removes a wrong consent; the parent stays known. */
export const deleteConsentOf = serve(
  contract.deleteConsentOf,
  async ({ db, files }, { params: { id }, query: { known_file }, user, now }) => {
    const unused = await db.transaction().execute(async tx => {
      await lockPerson(tx, id, user)
      const details = await findDetails(tx, id, dayInVienna(now))
      const { academy_id, file } = details
      if (!file || academy_id === null) throw problem('not_found')
      requireKnownFile(details, known_file)
      await audit(tx, {
        at: now,
        action: 'parent_consent_deleted',
        actor_id: user.id,
        account_id: id,
        details: { academy_id },
      })
      const withdrawal = { withdrawn_at: now, withdrawn_by: user.id }
      await withdrawKind(tx, { account_id: id, kind: 'parents', academy_id }, withdrawal)
      return removeConsent(tx, id, academy_id)
    })
    await removeFiles(files, unused)
    return undefined
  },
)
