import type { invite as endpoint } from '@academy/contract/surveys'
import { audit } from '../../lib/audit.ts'
import { dayInVienna } from '../../lib/clock.ts'
import { problem } from '../../lib/problem.ts'
import type { Verb } from '../../lib/services.ts'
import { hold } from './hold.ts'
import { sendInvitations } from './mails.ts'
import { inviteParticipants, questionIds, setSurvey } from './queries.ts'
import { loadSurvey } from './show.ts'

/** Whoever comes at the same moment finds nobody left to invite. */
export const invite: Verb<typeof endpoint> = ({ db, config }, { params: { id }, user, now }) =>
  db.transaction().execute(async tx => {
    const survey = await hold(tx, id)
    if (survey.closed_on !== null) throw problem('survey_over')
    if ((await questionIds(tx, id)).size === 0) throw problem('survey_empty')
    const invited = await inviteParticipants(tx, id)
    if (invited.length === 0) throw problem('nobody_to_invite')
    await setSurvey(tx, id, {
      opened_on: survey.opened_on ?? dayInVienna(now),
      invited_count: survey.invited_count + invited.length,
    })
    await sendInvitations(tx, { siteUrl: config.siteUrl, survey, invited }, now)
    const details = { survey_id: id, told: invited.length }
    await audit(tx, { at: now, action: 'survey_invited', actor_id: user.id, details })
    return { survey: await loadSurvey(tx, id), told: invited.length }
  })
