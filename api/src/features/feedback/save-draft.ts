import { answerFaults, saysSomething } from '@academy/contract/feedback/answering'
import type { saveDraft as endpoint } from '@academy/contract/feedback/endpoints'
import { invalidInput } from '../../lib/invalid-input.ts'
import type { Verb } from '../../lib/services.ts'
import { admit } from './admit.ts'
import { lockInvitation, replaceDraft } from './queries.ts'

/**
 * Takes shared locks, so that drafts are saved concurrently. A submission or closing waits, and then sees the
 * draft.
 */
export const saveDraft: Verb<typeof endpoint> = async ({ db }, { params, body, locale }) => {
  await db.transaction().execute(async tx => {
    const { questions } = admit(await lockInvitation(tx, params.uuid, 'share'))
    const faults = answerFaults(questions, body.answers)
    if (Object.keys(faults).length > 0) throw invalidInput(faults, locale)
    await replaceDraft(tx, params.uuid, body.answers.filter(saysSomething))
  })
  return { ok: true }
}
