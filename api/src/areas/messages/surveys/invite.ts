import * as contract from '@academy/contract/messages/surveys/endpoints'
import { audit } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import { lockSurvey, type SurveyAction } from './lock-survey.ts'
import { sendInvitations } from './mails.ts'
import { inviteParticipants, questionIds, setSurvey } from './queries.ts'
import { loadSurvey } from './show.ts'

/** Invites every participant without an invitation. Of two requests at once the second finds none. */
export const inviteAll = (
  { db, config }: Services,
  { survey_id, actor_id, now, lock = lockSurvey }: SurveyAction,
) =>
  db.transaction().execute(async tx => {
    const survey = await lock(tx, survey_id)
    if (survey.closed_on !== null) throw problem('survey_over')
    if ((await questionIds(tx, survey_id)).size === 0) throw problem('survey_empty')
    const invited = await inviteParticipants(tx, survey_id)
    const notified = invited.length
    if (notified === 0) throw problem('nobody_to_invite')
    await setSurvey(tx, survey_id, {
      opened_on: survey.opened_on ?? dayInVienna(now),
      invited_count: survey.invited_count + notified,
    })
    await sendInvitations(tx, { siteUrl: config.siteUrl, survey, invited }, now)
    await audit(tx, { at: now, action: 'survey_invited', actor_id, details: { survey_id, told: notified } })
    return { survey: await loadSurvey(tx, survey_id), notified }
  })

export const invite = serve(contract.invite, (services, { params, user, now }) =>
  inviteAll(services, { survey_id: params.id, actor_id: user.id, now }),
)
