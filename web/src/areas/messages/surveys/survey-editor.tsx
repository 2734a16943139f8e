import { useTexts } from '../../../base/i18n/texts.ts'
import { DraftEditor } from '../../../ui/draft-editor/draft-editor.tsx'
import { editorTexts } from './editor-texts.ts'
import { TextPair } from './question-card.tsx'
import { QuestionList } from './question-list.tsx'
import { type FaceOf, pairOf } from './question-parts.ts'
import { type EditorProps, useSurveyEditor } from './use-survey-editor.ts'

interface SurveyEditorProps extends EditorProps {
  faceOf: FaceOf
  /** Called after the draft is discarded. */
  onDiscarded?: () => void
}

/** The survey editor, in both languages. */
export const SurveyEditor = ({ faceOf, onDiscarded, ...props }: SurveyEditorProps) => {
  const texts = useTexts(editorTexts)
  const editor = useSurveyEditor(props)
  return (
    <DraftEditor
      editor={editor}
      action="save"
      conflictTitle={texts.conflictTitle}
      {...(onDiscarded && { onDiscarded })}
    >
      <TextPair label={texts.title} hint={texts.titleHint} maxLength={100} fields={pairOf(editor, 'title')} />
      <QuestionList editor={editor} faceOf={faceOf} />
    </DraftEditor>
  )
}
