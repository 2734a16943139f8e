import * as contract from '@academy/contract/people/arrival-details/endpoints'
import type { ArrivalDetails } from '@academy/contract/people/arrival-details/schemas'
import { audit } from '../../../base/audit.ts'
import { dayInVienna, timeInVienna } from '../../../base/clock.ts'
import { withdrawKind } from '../../../base/consents.ts'
import { removeFiles } from '../../../base/files/remove-files.ts'
import { pdfResponse, renderOnThread } from '../../../base/pdf/pdf-response.ts'
import { problem } from '../../../base/problem.ts'
import { guard } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { requireVersion } from '../../../base/versions.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockAccount } from '../../../db/locks.ts'
import { lockForChange, requireChangeable } from '../../access/index.ts'
import { findLetterHead } from '../../programme/index.ts'
import { agreeToNeeds } from '../consents/consents.ts'
import { loadProfile } from '../profile/queries.ts'
import { resumeUrl } from '../profile/resumes.ts'
import { type ConsentFile, findDetails, removeConsent, saveData } from './queries.ts'
import { changedConsent, changedDetails, formLimits, requireKnownFile } from './rules.ts'
import { storeConsent } from './store-consent.ts'
import { setConsentForm } from './texts/consent-form.ts'
import { formTexts } from './texts/form-texts.ts'

/** Locks the account of a person, and refuses a member of the office who may not change it. */
const lockPerson = async (
  tx: Tx,
  id: number,
  user: { id: number; roles: readonly string[] },
): Promise<void> => {
  requireChangeable(user, await lockForChange(tx, id, user.id))
}

/** Returns a link to the consent for the current academy, and records who asked for it. */
export const openConsent = serve(contract.openConsent, async (services, { params: { id }, user, now }) => {
  const { file, academy_id } = await findDetails(services.db, id, dayInVienna(now))
  if (!file || academy_id === null) throw problem('not_found')
  await audit(services.db, {
    at: now,
    action: 'document_opened',
    actor_id: user.id,
    account_id: id,
    details: { document: 'parent_consent', academy_id },
  })
  return { url: await resumeUrl(services, file, now) }
})

/** Changes the details for a person. The record only grows, so it names what changed and not the data about health. */
export const correctDetails = serve(
  contract.correctArrivalDetails,
  ({ db }, { params: { id }, body, user, locale, now }) =>
    db.transaction().execute(async tx => {
      const { version, needs_wording, ...data } = body
      await lockPerson(tx, id, user)
      const before = requireVersion(await findDetails(tx, id, dayInVienna(now)), version)
      const changed = changedDetails(before, data)
      if (Object.keys(changed).length === 0) return { version }
      const given = { ...data, needs_wording }
      await agreeToNeeds(tx, { account_id: id, actor_id: user.id, given, known: before, locale }, now)
      await saveData(tx, id, data)
      await audit(tx, {
        at: now,
        action: 'arrival_details_changed',
        actor_id: user.id,
        account_id: id,
        details: changed,
      })
      return { version: version + 1 }
    }),
)

/** Renders the form with what is known of the person and the parent. */
export const printForm = serve(contract.consentForm, async ({ db }, { query, user, locale: own, now }) => {
  await guard(db, formLimits(user.id))
  const locale = query.locale ?? own
  const today = dayInVienna(now)
  const [head, person, parent] = await Promise.all([
    findLetterHead(db, undefined),
    loadProfile(db, user.id),
    findDetails(db, user.id, today),
  ])
  if (!head || !person) throw problem('not_found')
  const { title, fileName } = formTexts[locale]
  const pdf = await renderOnThread({
    title,
    subject: head[`site_name_${locale}`],
    author: head.association,
    language: locale,
    // The same file all day.
    created_at: timeInVienna(today, 0),
    hasNoFooter: true,
    content: [setConsentForm({ head, person, parent, locale })],
  })
  return pdfResponse(pdf, `${fileName}.pdf`)
})

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
