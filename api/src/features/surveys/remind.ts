import type { remind as endpoint } from '@academy/contract/surveys'
import { audit } from '../../lib/audit.ts'
import { dayInVienna } from '../../lib/clock.ts'
import { problem } from '../../lib/problem.ts'
import type { Verb } from '../../lib/services.ts'
import { hold } from './hold.ts'
import { sendReminders } from './mails.ts'
import { findSilent, setSurvey } from './queries.ts'
import { whyNoReminder } from './rules.ts'
import { loadSurvey } from './show.ts'

export const remind: Verb<typeof endpoint> = ({ db, config }, { params: { id }, user, now }) =>
  db.transaction().execute(async tx => {
    const today = dayInVienna(now)
    const survey = await hold(tx, id)
    const refusal = whyNoReminder(survey, today)
    if (refusal) throw problem(refusal)
    const invited = await findSilent(tx, id)
    if (invited.length === 0) throw problem('nobody_to_remind')
    await setSurvey(tx, id, { reminded_on: today })
    await sendReminders(tx, { siteUrl: config.siteUrl, survey, invited }, now)
    const details = { survey_id: id, told: invited.length }
    await audit(tx, { at: now, action: 'survey_reminded', actor_id: user.id, details })
    return { survey: await loadSurvey(tx, id), told: invited.length }
  })
