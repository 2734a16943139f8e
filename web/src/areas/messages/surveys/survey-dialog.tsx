import type { SurveyCard } from '@academy/contract/messages/surveys/schemas'
import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Ask } from '../../../ui/dialog/ask.tsx'
import { type SurveyAction, unansweredCount } from './allowed-actions.ts'
import { closeSurvey, copySurvey, deleteSurvey, inviteAll, remindAll } from './api.ts'
import { surveyDialogTexts } from './dialog-texts.ts'
import { surveyListTexts } from './list-texts.ts'
import { useSurveyName } from './survey-state.tsx'

interface SurveyDialogProps {
  call: Call
  survey: SurveyCard
  action: SurveyAction
  /** Called after success or refusal: the list may be stale in either case. */
  onDone: () => Promise<void>
  onCopied: (id: number) => Promise<void>
  onClose: () => void
}

interface Question {
  /** The consequences. */
  says: string[]
  /** Performs the action and returns the message about its outcome. */
  act: () => Promise<string>
}

/** Confirms an action on a survey, with its consequences. */
export const SurveyDialog = ({ call, survey, action, onDone, onCopied, onClose }: SurveyDialogProps) => {
  const texts = useTexts(surveyDialogTexts)
  const name = useSurveyName()(survey)
  const { says, act } = useQuestion(call, survey, action, onCopied)
  return (
    <Ask
      isDestructive={action === 'close' || action === 'delete'}
      title={texts[action].question(name)}
      confirmLabel={texts[action].confirm}
      act={act}
      onChanged={onDone}
      onClose={onClose}
    >
      {says.map(text => (
        <p key={text}>{text}</p>
      ))}
    </Ask>
  )
}

const useQuestion = (
  call: Call,
  survey: SurveyCard,
  action: SurveyAction,
  onCopied: SurveyDialogProps['onCopied'],
): Question => {
  const texts = useTexts(surveyDialogTexts)
  const questions = useTexts(surveyListTexts).questions(survey.question_count)
  const { id, state, to_invite_count, answered_count } = survey
  const all: Record<SurveyAction, Question> = {
    invite: {
      says: texts.invite.says(to_invite_count, state === 'draft'),
      act: async () => texts.invite.done(await inviteAll(call, id)),
    },
    remind: {
      says: texts.remind.says(unansweredCount(survey)),
      act: async () => texts.remind.done(await remindAll(call, id)),
    },
    close: {
      says: texts.close.says(answered_count),
      act: async () => {
        await closeSurvey(call, id)
        return texts.close.done
      },
    },
    copy: {
      says: texts.copy.says(questions),
      act: async () => {
        await onCopied((await copySurvey(call, id)).id)
        return texts.copy.done
      },
    },
    delete: {
      says: texts.delete.says(questions),
      act: async () => {
        await deleteSurvey(call, id)
        return texts.delete.done
      },
    },
  }
  return all[action]
}
