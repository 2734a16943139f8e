import './rich-text.css'
import { type ComponentType, useEffect, useState } from 'react'
import { useTexts } from '../../base/i18n/texts.ts'
import { TextButton } from '../button.tsx'
import { Field, type FieldProps } from '../form/field.tsx'
import type { RichTextEditorProps } from './rich-text-editor.tsx'
import { richTextTexts } from './texts.ts'

interface RichTextFieldProps extends FieldProps, Omit<RichTextEditorProps, 'control' | 'label'> {}

/** A formatted text as HTML, with the elements that the sanitizer of the server allows. */
export const RichTextField = ({ label, hint, error, ...editor }: RichTextFieldProps) => {
  const texts = useTexts(richTextTexts)
  const [Editor, setEditor] = useState<ComponentType<RichTextEditorProps>>()
  const [attempt, setAttempt] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads it again
  useEffect(() => {
    setFailed(false)
    // The editor is large, and needed on a few pages of the office only.
    import('./rich-text-editor.tsx').then(
      loaded => setEditor(() => loaded.RichTextEditor),
      () => setFailed(true),
    )
  }, [attempt])
  return (
    <Field label={label} hint={hint} error={error} isInput={false}>
      {control =>
        Editor ? (
          <Editor {...editor} label={label} control={control} />
        ) : (
          <div className="rich-text rich-text-loading" role="status">
            {hasFailed ? texts.failed : texts.loading}
            {hasFailed && <TextButton onClick={() => setAttempt(attempt + 1)}>{texts.tryAgain}</TextButton>}
          </div>
        )
      }
    </Field>
  )
}
