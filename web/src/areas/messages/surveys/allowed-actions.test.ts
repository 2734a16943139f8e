import type { SurveyCard } from '@academy/contract/messages/surveys/schemas'
import { expect, test } from 'vitest'
import { actionsFor, canChange } from './allowed-actions.ts'

const draft: SurveyCard = {
  id: 3,
  year: 2027,
  title_de: 'Feedback',
  title_en: 'Feedback',
  state: 'draft',
  question_count: 12,
  invited_count: 0,
  answered_count: 0,
  shown_count: 0,
  to_invite_count: 92,
  opened_on: null,
  reminded_on: null,
  closed_on: null,
}
const open: SurveyCard = {
  ...draft,
  state: 'open',
  invited_count: 92,
  answered_count: 41,
  to_invite_count: 0,
}

test.each<[what: string, survey: SurveyCard, actions: string, canChange: boolean]>([
  ['a draft', draft, 'invite copy delete', true],
  ['a draft without questions', { ...draft, question_count: 0 }, 'copy delete', true],
  ['a draft without recipients', { ...draft, to_invite_count: 0 }, 'copy delete', true],
  ['open', open, 'remind copy close', false],
  [
    'open, with new participants to invite',
    { ...open, to_invite_count: 2 },
    'invite remind copy close',
    false,
  ],
  ['open, without answers', { ...open, answered_count: 0 }, 'remind copy close', true],
  ['open, with answers of all participants', { ...open, answered_count: 92 }, 'copy close', false],
  ['closed', { ...open, state: 'closed' }, 'copy', false],
  ['closed, without answers', { ...open, state: 'closed', answered_count: 0 }, 'copy', false],
])('%s', (_, survey, actions, isChangeable) => {
  expect(actionsFor(survey).join(' ')).toBe(actions)
  expect(canChange(survey)).toBe(isChangeable)
})
