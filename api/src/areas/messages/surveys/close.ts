import * as contract from '@academy/contract/messages/surveys/endpoints'
import { audit } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { deleteMailsByPrefix } from '../../../base/mail/queries.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import { afterClosing } from '../feedback/groups.ts'
import { findCounts, insertShuffled, setCounts } from '../feedback/queries.ts'
import { lockSurvey } from './lock-survey.ts'
import { mailKeyPrefix } from './mails.ts'
import { anonymizeInvitations, setSurvey } from './queries.ts'
import { isOpen } from './rules.ts'
import { loadSurvey } from './show.ts'

export const close = serve(contract.close, ({ db }, { params: { id }, user, now }) =>
  db.transaction().execute(async tx => {
    if (!isOpen(await lockSurvey(tx, id))) throw problem('survey_not_open')
    await setSurvey(tx, id, { closed_on: dayInVienna(now) })
    const { counts, stages } = afterClosing(await findCounts(tx, id))
    await insertShuffled(tx, id, [], stages)
    await setCounts(tx, id, counts)
    await anonymizeInvitations(tx, id)
    await deleteMailsByPrefix(tx, mailKeyPrefix(id))
    await audit(tx, { at: now, action: 'survey_closed', actor_id: user.id, details: { survey_id: id } })
    return loadSurvey(tx, id)
  }),
)
