import type { SurveyCard } from '@academy/contract/messages/surveys/schemas'

/** Questions may change until someone has answered. */
export const canChange = ({ state, answered_count }: Pick<SurveyCard, 'state' | 'answered_count'>): boolean =>
  state !== 'closed' && answered_count === 0

/** The number of invited people without an answer; who they are is not known. */
export const unansweredCount = ({ invited_count, answered_count }: SurveyCard): number =>
  invited_count - answered_count

export type SurveyAction = 'invite' | 'remind' | 'close' | 'copy' | 'delete'

/** Returns the possible actions on a survey, in display order. */
export const actionsFor = (survey: SurveyCard): SurveyAction[] => {
  const { state, question_count, to_invite_count } = survey
  const actions: SurveyAction[] = []
  if (state !== 'closed' && question_count > 0 && to_invite_count > 0) actions.push('invite')
  if (state === 'open' && unansweredCount(survey) > 0) actions.push('remind')
  actions.push('copy')
  if (state === 'open') actions.push('close')
  if (state === 'draft') actions.push('delete')
  return actions
}
