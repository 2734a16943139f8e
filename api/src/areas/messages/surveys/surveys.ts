import type { BodyOf } from '@academy/contract/base/endpoint'
import { type Locale, localizedBy } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/messages/surveys/endpoints'
import type {
  OfficeSurvey,
  QuestionInput,
  QuestionResult,
  Results,
} from '@academy/contract/messages/surveys/schemas'
import { audit } from '../../../base/audit.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { deleteMailsByPrefix } from '../../../base/mail/queries.ts'
import { invalidInput, problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'
import type { Services } from '../../../base/services.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { lockSurveyRow } from '../../../db/locks.ts'
import { afterClosing } from '../feedback/groups.ts'
import { findCounts, insertShuffled, setCounts } from '../feedback/queries.ts'
import { mailKeyPrefix, sendInvitations, sendReminders } from './mails.ts'
import {
  anonymizeInvitations,
  copyQuestions,
  deleteSurvey as deleteRow,
  listSurveys as findAll,
  findSurvey,
  findSurveyRow,
  findUnanswered,
  insertSurvey,
  inviteParticipants,
  questionIds,
  replaceQuestions,
  setSurvey,
} from './queries.ts'
import { findResults, findYears } from './results-queries.ts'
import { changeRefusal, isOpen, questionErrors, reminderRefusal } from './rules.ts'

const loadResults = async (db: Db, id: number): Promise<Results> => {
  const results = await findResults(db, id)
  if (!results) throw problem('not_found')
  return results
}

/** Results that may be printed and downloaded. */
export type PdfResults = Results & { questions: QuestionResult[] }

export const loadPdfResults = async (db: Db, id: number): Promise<PdfResults> => {
  const { questions, ...results } = await loadResults(db, id)
  if (!questions) throw problem('too_few_answers')
  return { ...results, questions }
}

/** Locks a survey: no one else answers, changes, invites to or closes it until the transaction ends. */
const lockSurvey = async (tx: Tx, id: number) => {
  await lockSurveyRow(tx, id)
  const survey = await findSurveyRow(tx, id)
  if (!survey) throw problem('not_found')
  return survey
}

/** An action of the office on a survey. */
interface SurveyAction {
  survey_id: number
  actor_id: number
  now: Date
}

/** Replaces the questions of a locked survey. */
const writeQuestions = async (
  tx: Tx,
  survey_id: number,
  questions: QuestionInput[],
  locale: Locale,
): Promise<void> => {
  const errors = questionErrors(questions, await questionIds(tx, survey_id))
  if (Object.keys(errors).length > 0) throw invalidInput(errors, locale)
  await replaceQuestions(tx, survey_id, questions)
}

export const listSurveys = serve(contract.listSurveys, ({ db }) => findAll(db))

export const showResults = serve(contract.results, ({ db }, { params }) => loadResults(db, params.id))

export const loadSurvey = async (db: Db | Tx, id: number): Promise<OfficeSurvey> => {
  const survey = await findSurvey(db, id)
  if (!survey) throw problem('not_found')
  return survey
}

export const showSurvey = serve(contract.showSurvey, ({ db }, { params }) => loadSurvey(db, params.id))

export const deleteSurvey = serve(contract.deleteSurvey, async ({ db }, { params: { id }, user, now }) => {
  await db.transaction().execute(async tx => {
    const { opened_on } = await lockSurvey(tx, id)
    if (opened_on !== null) throw problem('survey_in_use')
    await deleteRow(tx, id)
    await audit(tx, { at: now, action: 'survey_deleted', actor_id: user.id, details: { survey_id: id } })
  })
  return undefined
})

export const addSurvey = serve(contract.addSurvey, ({ db }, { body, user, locale, now }) =>
  db.transaction().execute(async tx => {
    const survey_id = await insertSurvey(tx, body)
    if (survey_id === undefined) throw problem('not_found')
    await writeQuestions(tx, survey_id, body.questions, locale)
    await audit(tx, { at: now, action: 'survey_added', actor_id: user.id, details: { survey_id } })
    return loadSurvey(tx, survey_id)
  }),
)

export const showYears = serve(contract.surveyYears, ({ db }) => findYears(db))

export const copySurvey = serve(contract.copySurvey, ({ db }, { params: { id }, user, now }) =>
  db.transaction().execute(async tx => {
    // Locks the original, so that its title and questions belong to the same version.
    const original = await lockSurvey(tx, id)
    const survey_id = await insertSurvey(tx, original)
    if (survey_id === undefined) throw problem('not_found')
    await copyQuestions(tx, survey_id, id)
    const details = { survey_id, copy_of: id }
    await audit(tx, { at: now, action: 'survey_copied', actor_id: user.id, details })
    return loadSurvey(tx, survey_id)
  }),
)

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

/** Sends a reminder to everyone who has not answered. Returns their number, never their names. */
export const remindUnanswered = ({ db, config }: Services, { survey_id, actor_id, now }: SurveyAction) =>
  db.transaction().execute(async tx => {
    const today = dayInVienna(now)
    const survey = await lockSurvey(tx, survey_id)
    const refusal = reminderRefusal(survey, today)
    if (refusal) throw problem(refusal)
    const invited = await findUnanswered(tx, survey_id)
    const notified = invited.length
    if (notified === 0) throw problem('nobody_to_remind')
    await setSurvey(tx, survey_id, { reminded_on: today })
    await sendReminders(tx, { siteUrl: config.siteUrl, survey, invited }, now)
    await audit(tx, { at: now, action: 'survey_reminded', actor_id, details: { survey_id, told: notified } })
    return { survey: await loadSurvey(tx, survey_id), notified }
  })

export const remind = serve(contract.remind, (services, { params, user, now }) =>
  remindUnanswered(services, { survey_id: params.id, actor_id: user.id, now }),
)

/** Invites every participant without an invitation. Of two requests at once the second finds none. */
export const inviteAll = ({ db, config }: Services, { survey_id, actor_id, now }: SurveyAction) =>
  db.transaction().execute(async tx => {
    const survey = await lockSurvey(tx, survey_id)
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

interface Change extends SurveyAction {
  wanted: BodyOf<typeof contract.changeSurvey>
  locale: Locale
}

export const change = ({ db }: Services, { survey_id, wanted, actor_id, locale, now }: Change) =>
  db.transaction().execute(async tx => {
    const survey = await lockSurvey(tx, survey_id)
    const { questions, version } = wanted
    const titles = localizedBy('title', locale => wanted[`title_${locale}`])
    const refusal = changeRefusal(survey, version)
    if (refusal) throw problem(refusal)
    // People already have links to it.
    if (isOpen(survey) && questions.length === 0) throw invalidInput({ questions: 'REQUIRED' }, locale)
    await writeQuestions(tx, survey_id, questions, locale)
    await setSurvey(tx, survey_id, { ...titles, version: survey.version + 1 })
    await audit(tx, { at: now, action: 'survey_changed', actor_id, details: { survey_id } })
    return loadSurvey(tx, survey_id)
  })

export const changeSurvey = serve(contract.changeSurvey, (services, { params, body, user, locale, now }) =>
  change(services, { survey_id: params.id, wanted: body, actor_id: user.id, locale, now }),
)
