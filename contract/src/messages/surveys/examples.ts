// Examples for the documentation of surveys.
import { localized } from '../../base/locale.ts'
import type { OfficeQuestion, OfficeSurvey, Results, SurveyCard } from './schemas.ts'

const exampleQuestion: OfficeQuestion = {
  id: 12,
  type: 'rating',
  prompt_de: 'Wie hat Ihnen das Haus gefallen?',
  prompt_en: 'How did you like the house?',
  open_label_de: '',
  open_label_en: '',
  min: 1,
  max: 5,
  na_enabled: true,
  text_good_de: 'Was war gut?',
  text_good_en: 'What was good?',
  text_bad_de: '',
  text_bad_en: '',
  text_missing_de: '',
  text_missing_en: '',
}

export const exampleCard: SurveyCard = {
  id: 3,
  year: 2027,
  title_de: 'Feedback',
  title_en: 'Feedback',
  state: 'open',
  question_count: 1,
  invited_count: 92,
  answered_count: 48,
  shown_count: 40,
  to_invite_count: 0,
  opened_on: '2027-08-14',
  reminded_on: null,
  closed_on: null,
}

export const exampleSurvey: OfficeSurvey = { ...exampleCard, version: 4, questions: [exampleQuestion] }

export const exampleInput = {
  ...localized('title', 'Feedback'),
  questions: [{ ...exampleQuestion, id: null }],
}

export const exampleNotified = { survey: exampleSurvey, notified: 92 }

export const exampleResults: Results = {
  survey: exampleCard,
  questions: [
    {
      question: exampleQuestion,
      n: 39,
      not_applicable: 1,
      mean: 4.4,
      distribution: [0, 1, 4, 13, 21],
      texts: { good: ['The acoustics of the refectory.'], bad: [], missing: [] },
      before: { n: 35, not_applicable: 0, mean: 4.1, distribution: [1, 2, 5, 12, 15] },
    },
  ],
  compared_with: { year: 2026, title_de: 'Feedback', title_en: 'Feedback', answered_count: 36 },
}
