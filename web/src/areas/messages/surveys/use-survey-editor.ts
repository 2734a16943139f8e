import type { OfficeSurvey, SurveyInput } from '@academy/contract/messages/surveys/schemas'
import type { Call } from '../../../base/api.ts'
import { draftStore } from '../../../base/drafts.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useDraftEditor } from '../../../ui/draft-editor/use-draft-editor.ts'
import { loadSurvey, saveSurvey } from './api.ts'
import { editorTexts } from './editor-texts.ts'
import {
  bodyOf,
  isSame,
  rebaseOnto,
  surveyRules,
  type TypedSurvey,
  typedOf,
  withEditorKeys,
  withPlacesOf,
  withSavedIds,
} from './typed-survey.ts'

export interface EditorProps {
  call: Call
  personId: number
  /** The saved survey; undefined for a new one. */
  survey: OfficeSurvey | undefined
  /** The initial values without a draft. */
  start: TypedSurvey
  onSaved: (survey: OfficeSurvey) => void | Promise<void>
  /** Called after the version of somebody else has replaced the input. */
  onReloaded?: () => Promise<void>
}

const draftOf = (survey: OfficeSurvey | undefined) => `survey:${survey?.id ?? 'new'}`

/** Whether this person has a draft of a new survey. */
export const hasBegun = (personId: number): boolean =>
  draftStore(personId, draftOf(undefined)).read() !== undefined

/** The state of the survey editor. */
export const useSurveyEditor = ({ call, personId, survey, start, onSaved, onReloaded }: EditorProps) => {
  const texts = useTexts(editorTexts)
  const editor = useDraftEditor<TypedSurvey, SurveyInput, OfficeSurvey>({
    ...surveyRules,
    personId,
    draft: draftOf(survey),
    start,
    version: survey?.version ?? 0,
    typedOf,
    isSame,
    save: async (_, version, sent) => {
      try {
        return await saveSurvey(call, survey && { id: survey.id, version }, bodyOf(sent))
      } catch (error) {
        throw withPlacesOf(error, sent, editor.form.getValues())
      }
    },
    loadNewest: () => loadSurvey(call, survey?.id ?? 0),
    afterSave: (typed, sent, saved) => {
      const known = withEditorKeys(sent, saved)
      return typed === sent ? known : withSavedIds(typed, known)
    },
    rebase: rebaseOnto,
    nextDraft: survey ? undefined : draftOf,
    onSaved,
    ...(onReloaded && { onReloaded }),
    savedText: texts.saved,
  })
  return editor
}

export type SurveyEditing = ReturnType<typeof useSurveyEditor>
