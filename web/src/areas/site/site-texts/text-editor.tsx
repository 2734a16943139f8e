import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { DraftEditor } from '../../../ui/draft-editor/draft-editor.tsx'
import { officeTexts } from './office-texts.ts'
import { TextFields } from './text-fields.tsx'
import { TextPreview, type TextPreviewProps } from './text-preview.tsx'
import { type TextEditorProps, useTextEditor } from './use-text-editor.ts'
import { VersionList } from './version-list.tsx'

/** A text in all languages, its preview and its versions. */
export const TextEditor = (props: TextEditorProps & Pick<TextPreviewProps, 'findPeople'>) => {
  const { text, call, findPeople } = props
  const locale = useLocale()
  const { conflictTitle } = useTexts(officeTexts)
  const editor = useTextEditor(props)
  return (
    <>
      <DraftEditor editor={editor} action="publish" conflictTitle={conflictTitle}>
        <TextFields rule={text.rule} label={text[`label_${locale}`]} editor={editor} />
      </DraftEditor>
      <TextPreview call={call} text={text} editor={editor} findPeople={findPeople} />
      <VersionList text={text} editor={editor} />
    </>
  )
}
