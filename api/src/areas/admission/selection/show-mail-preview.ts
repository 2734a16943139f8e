import * as contract from '@academy/contract/admission/selection/endpoints'
import type { FinalMailPreview } from '@academy/contract/admission/selection/schemas'
import { type Locale, localizedBy } from '@academy/contract/base/locale'
import { byName } from '@academy/contract/base/name-order'
import { loadAssociation } from '../../../base/association.ts'
import { renderMail } from '../../../base/mail/mail-content.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { loadResultWordings, resultMail } from './mails.ts'
import { findSelection, type Owner } from './queries.ts'
import { findOutcomes, type Result } from './result-queries.ts'

/** Previews the mails without a name. After the selection is final there are none to send. */
const previewOf = async (
  { db, clock, config }: Services,
  { id, owner, locale }: { id: number; owner: Owner; locale: Locale },
): Promise<FinalMailPreview> => {
  const selection = await findSelection(db, id, owner)
  if (!selection) throw problem('not_found')
  const { card, is_final } = selection
  const association = await loadAssociation(db)
  const wordings = await loadResultWordings(db, clock.today())
  const summary = {
    ...localizedBy('instrument', language => card.instrument[`name_${language}`]),
    teacher: `${card.teacher_first_name} ${card.teacher_last_name}`,
    start_date: card.start_date,
    end_date: card.end_date,
    hasFee: Number(card.participation_fee) > 0,
  }
  // After the final save there is nobody to tell. Who has not paid was never before the teacher.
  const outcomes = is_final ? [] : await findOutcomes(db, id, { withUnpaid: owner === null })
  const compare = byName(locale)
  outcomes.sort((one, other) => Number(one.reserve_rank) - Number(other.reserve_rank) || compare(one, other))
  const shown = (outcome: Result['outcome']) => {
    const people = outcomes.filter(one => one.outcome === outcome).map(({ full_name }) => full_name)
    const content = resultMail(wordings, outcome, summary, { locale, siteUrl: config.siteUrl })
    const { subject, text } = renderMail(content, association.name)
    return { subject, text, count: people.length, people }
  }
  return {
    accepted: shown('accepted'),
    reserve: shown('reserve'),
    rejected: shown('rejected'),
    unpaid: shown('unpaid'),
  }
}

export const showOwnMailPreview = serve(contract.finalMailPreview, (services, { params, user, locale }) =>
  previewOf(services, { id: params.id, owner: user.id, locale }),
)

export const showMailPreview = serve(contract.officeFinalMailPreview, (services, { params, locale }) =>
  previewOf(services, { id: params.id, owner: null, locale }),
)
