import * as contract from '@academy/contract/admission/applications/endpoints'
import { type ApplicationInput, lacksResume } from '@academy/contract/admission/applications/schemas'
import type { Locale } from '@academy/contract/base/locale'
import { fieldMessages } from '@academy/contract/messages'
import { isOver } from '@academy/contract/programme/masterclasses/is-open'
import { audit } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import { guard } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import type { Inspect } from '../../../base/services.ts'
import { receivedFile } from '../../../base/uploads/received-file.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockAccount } from '../../../db/locks.ts'
import { findOwnResume, ownResume, withResume } from '../../people/index.ts'
import { agreeToDocument } from '../../site/index.ts'
import { present } from './applications.ts'
import { sendReceived } from './mails.ts'
import { getOwn, type StoredApplication } from './own-queries.ts'
import { findApplicationSummary, isDuplicateApplication, lockAppliedMasterclass } from './queries.ts'
import { recordApplication } from './record.ts'
import { applicationRefusal, applyLimits } from './rules.ts'

interface Submission {
  account_id: number
  masterclass_id: number
  input: Omit<
    ApplicationInput,
    'resume_file' | 'agreed_consent' | 'agreed_terms' | 'consent_version_id' | 'terms_version_id'
  >
  /** The versions of the documents that the form has shown. */
  shown: Pick<ApplicationInput, 'consent_version_id' | 'terms_version_id'>
  /** The résumé sent with the application, or else the one of the person. */
  findResume(tx: Tx): Promise<{ id: number } | undefined>
  locale: Locale
  now: Date
}

/**
 * Locks the account and the masterclass: the masterclass must not close in between, and requests of one
 * person run one after the other.
 */
const submit = async (siteUrl: string, tx: Tx, submission: Submission): Promise<StoredApplication> => {
  const { account_id, masterclass_id, input, shown, findResume, locale, now } = submission
  const today = dayInVienna(now)
  await lockAccount(tx, account_id)
  const masterclass = await lockAppliedMasterclass(tx, masterclass_id)
  const refusal = applicationRefusal(masterclass && { ...masterclass, is_over: isOver(masterclass, today) })
  if (!masterclass || refusal) throw problem(refusal ?? 'not_found')
  const resume_id = (await findResume(tx))?.id ?? null
  if (lacksResume(input.is_known, resume_id !== null))
    throw problem('invalid_input', { errors: { resume_file: [fieldMessages.RESUME_REQUIRED[locale]] } })
  const agreements = [
    { name: 'consent_form', field: 'agreed_consent', shown: shown.consent_version_id },
    { name: 'terms_and_conditions', field: 'agreed_terms', shown: shown.terms_version_id },
  ] as const
  const versionOf = await agreeToDocument(tx, agreements, { today, locale })
  const agreed = {
    consent_version_id: versionOf('consent_form'),
    terms_version_id: versionOf('terms_and_conditions'),
  }
  const id = await recordApplication(tx, masterclass, { ...input, ...agreed, account_id, resume_id }, now)
  const application = await getOwn(tx, id, account_id, today)
  await sendReceived(tx, siteUrl, await findApplicationSummary(tx, id), application, { now, today })
  const details = { application_id: id, masterclass_id }
  await audit(tx, { at: now, action: 'applied', actor_id: account_id, account_id, details })
  return application
}

/** A missing résumé is named together with what else is missing. */
const inspectApplication: Inspect<typeof contract.apply> = async ({ db }, { body, user }) => {
  const { is_known = true, resume_file } = body
  const hasResume = resume_file !== undefined || (await ownResume(db, user.id)) !== undefined
  return lacksResume(is_known, hasResume) ? { resume_file: 'RESUME_REQUIRED' } : {}
}

export const apply = serve(
  contract.apply,
  async (services, { params, body, user, locale, now }) => {
    const { resume_file, agreed_consent, agreed_terms, consent_version_id, terms_version_id, ...input } = body
    const { id: account_id } = user
    const inTransaction = (findResume: Submission['findResume']) => {
      const shown = { consent_version_id, terms_version_id }
      const masterclass_id = params.masterclassId
      const submission = { account_id, masterclass_id, input, shown, findResume, locale, now }
      return services.db.transaction().execute(tx => submit(services.config.siteUrl, tx, submission))
    }
    const submitted = () => {
      if (!resume_file) return inTransaction(tx => findOwnResume(tx, account_id))
      const delivery = { account_id, file: receivedFile(resume_file), locale, now }
      return withResume(services, delivery, inTransaction)
    }
    await guard(services.db, applyLimits(account_id))
    try {
      // Sign links after the transaction, so that no one waits for them while it holds the counter of invoice
      // numbers.
      return present(services, await submitted(), now)
    } catch (error) {
      throw isDuplicateApplication(error) ? problem('already_applied') : error
    }
  },
  { inspect: inspectApplication },
)
