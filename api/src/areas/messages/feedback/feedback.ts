import type { FieldMessage } from '@academy/contract/base/field-message'
import type { ProblemCode } from '@academy/contract/base/problem-code'
import { answerErrors, dropOutdatedAnswers, hasContent } from '@academy/contract/messages/feedback/answering'
import * as contract from '@academy/contract/messages/feedback/endpoints'
import type { Answer, Question } from '@academy/contract/messages/feedback/schemas'
import { invalidInput, problem } from '../../../base/problem.ts'
import { guard, networkLimits } from '../../../base/rate-limit.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import type { Db } from '../../../db/connection.ts'
import { afterSubmission } from './groups.ts'
import {
  deleteDraft,
  findCounts,
  findInvitation,
  findLinkState,
  insertShuffled,
  lockInvitation,
  markSpent,
  replaceDraft,
  setCounts,
} from './queries.ts'

/** Limits by address, never by link, and generously: all participants may share one network. */
const guardFeedback = (db: Db, address: string): Promise<void> =>
  guard(db, networkLimits(address, { name: 'feedback-network', max: 600, seconds: 60 }))

/** Returns why a link is refused. An answered one says so even if the survey is closed. */
const refusalOf = (
  invited: { is_spent: boolean; is_closed: boolean } | undefined,
): ProblemCode | undefined => {
  if (!invited) return 'not_found'
  if (invited.is_spent) return 'survey_spent'
  return invited.is_closed ? 'survey_closed' : undefined
}

/** Returns the errors that prevent a submission. */
const submissionErrors = (
  questions: readonly Question[],
  answers: readonly Answer[],
): Record<string, FieldMessage> =>
  answers.some(hasContent) ? answerErrors(questions, answers) : { answers: 'NOTHING_ANSWERED' }

/** Returns the survey of a link. Throws if the link is unknown, spent or closed. */
const requireOpenInvitation = <T extends { is_spent: boolean; is_closed: boolean }>(
  invited: T | undefined,
): T => {
  const refusal = refusalOf(invited)
  if (refusal || !invited) throw problem(refusal ?? 'not_found')
  return invited
}

/**
 * Runs before the answers, which may be long, are read: checks the rate limit of the address and the link.
 */
const checkLink = async (
  { db }: Services,
  { params, address }: { params: { uuid: string }; address: string },
): Promise<void> => {
  await guardFeedback(db, address)
  requireOpenInvitation(await findLinkState(db, params.uuid))
}

/** One submission at a time per survey: each one rewrites all answers. */
export const submit = serve(
  contract.submit,
  async ({ db }, { params, body, locale }) => {
    await db.transaction().execute(async tx => {
      const { survey_id, questions } = requireOpenInvitation(await lockInvitation(tx, params.uuid, 'update'))
      const errors = submissionErrors(questions, body.answers)
      if (Object.keys(errors).length > 0) throw invalidInput(errors, locale)
      await deleteDraft(tx, params.uuid)
      const { counts, stages } = afterSubmission(await findCounts(tx, survey_id))
      await insertShuffled(tx, survey_id, body.answers.filter(hasContent), stages)
      await markSpent(tx, params.uuid)
      await setCounts(tx, survey_id, counts)
    })
    return { ok: true } as const
  },
  { check: checkLink },
)

export const showSurvey = serve(contract.survey, async ({ db }, { params, address }) => {
  await guardFeedback(db, address)
  const { survey, questions, draft } = requireOpenInvitation(await findInvitation(db, params.uuid))
  return { survey, questions, draft: { answers: dropOutdatedAnswers(questions, draft) } }
})

/**
 * Takes shared locks, so that drafts are saved concurrently. A submission or closing waits, and then sees the
 * draft.
 */
export const saveDraft = serve(
  contract.saveDraft,
  async ({ db }, { params, body, locale }) => {
    await db.transaction().execute(async tx => {
      const { questions } = requireOpenInvitation(await lockInvitation(tx, params.uuid, 'share'))
      const errors = answerErrors(questions, body.answers)
      if (Object.keys(errors).length > 0) throw invalidInput(errors, locale)
      await replaceDraft(tx, params.uuid, body.answers.filter(hasContent))
    })
    return { ok: true } as const
  },
  { check: checkLink },
)
