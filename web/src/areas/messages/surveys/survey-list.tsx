import './survey-list.css'
import { type SurveyCard, SurveyState } from '@academy/contract/messages/surveys/schemas'
import type { ReactNode } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Button, type ButtonLook } from '../../../ui/button.tsx'
import type { TableColumn } from '../../../ui/office-table/columns.ts'
import { OfficeTable } from '../../../ui/office-table/office-table.tsx'
import { tableRowId } from '../../../ui/office-table/table-body.tsx'
import type { TableState } from '../../../ui/office-table/use-table-view.ts'
import { actionsFor, type SurveyAction } from './allowed-actions.ts'
import { surveyListTexts } from './list-texts.ts'
import { AnsweredBar, SurveyBadge, useSurveyFacts, useSurveyName } from './survey-state.tsx'

const TABLE = 'surveys'

export const surveyItemId = (id: number) => tableRowId(TABLE, id)

interface Actions {
  /** Renders links to the pages of a survey. */
  linksOf: (survey: SurveyCard, name: string) => ReactNode
  onAct: (survey: SurveyCard, action: SurveyAction) => void
}

interface SurveyListProps extends Actions {
  surveys: readonly SurveyCard[]
  /** The view, with the filter `state`. */
  state: TableState
}

/** All surveys with their state and available actions. */
export const SurveyList = ({ surveys, state, ...actions }: SurveyListProps) => {
  const texts = useTexts(surveyListTexts)
  return (
    <OfficeTable
      id={TABLE}
      caption={texts.list}
      rows={surveys}
      idOf={({ id }) => id}
      columns={useColumns(actions)}
      filters={[
        {
          id: 'state',
          label: texts.state,
          all: texts.allStates,
          options: SurveyState.options.map(value => ({ value, label: texts.states[value] })),
          keeps: (survey, value) => survey.state === value,
        },
      ]}
      state={state}
      empty={texts.emptyTitle}
    />
  )
}

const useColumns = ({ linksOf, onAct }: Actions): TableColumn<SurveyCard>[] => {
  const texts = useTexts(surveyListTexts)
  const nameOf = useSurveyName()
  const factsOf = useSurveyFacts()
  return [
    { id: 'survey', title: texts.survey, isHeading: true, text: nameOf },
    {
      id: 'state',
      title: texts.state,
      text: ({ state }) => texts.states[state],
      order: ({ state }) => SurveyState.options.indexOf(state),
      cell: survey => <SurveyBadge {...survey} />,
    },
    {
      id: 'facts',
      title: texts.facts,
      text: factsOf,
      order: survey => survey.question_count,
      files: [
        { title: texts.questionCount, number: survey => survey.question_count },
        { title: texts.opened, day: survey => survey.opened_on },
        { title: texts.reminded, day: survey => survey.reminded_on },
        { title: texts.closed, day: survey => survey.closed_on },
      ],
    },
    {
      id: 'answered',
      title: texts.answeredCount,
      text: survey =>
        survey.invited_count > 0 ? texts.answered(survey.answered_count, survey.invited_count) : null,
      order: survey => survey.answered_count,
      files: [
        { title: texts.invited, number: survey => survey.invited_count },
        { title: texts.answeredCount, number: survey => survey.answered_count },
      ],
      cell: survey => survey.invited_count > 0 && <AnsweredBar {...survey} />,
    },
    {
      id: 'actions',
      title: texts.actionsTitle,
      isTitleHidden: true,
      cell: survey => (
        <div className="survey-actions">
          {linksOf(survey, nameOf(survey))}
          {actionsFor(survey).map(action => (
            <Button
              key={action}
              look={looks[action]}
              aria-label={texts.of(texts.actions[action], nameOf(survey))}
              onClick={() => onAct(survey, action)}
            >
              {texts.actions[action]}
            </Button>
          ))}
        </div>
      ),
    },
  ]
}

const looks: Record<SurveyAction, ButtonLook> = {
  invite: 'quiet',
  remind: 'quiet',
  close: 'danger-text',
  copy: 'text',
  delete: 'danger-text',
}
