import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useEffectEvent } from 'react'
import type { Control } from '../form/field.tsx'
import { richTextExtensions } from './extensions.ts'
import { RichTextToolbar } from './rich-text-toolbar.tsx'

export interface RichTextEditorProps {
  label: string
  /** The id and the descriptions of the field. */
  control: Control
  value: string
  onChange: (html: string) => void
  onBlur?: (() => void) | undefined
  /** The language of the text, for spelling and screen readers. */
  lang: string
  /** For the element to focus when the value is refused. */
  ref?: (element: HTMLElement | null) => void
}

/** Loaded by `RichTextField` when it is first needed. */
export const RichTextEditor = ({
  label,
  control,
  value,
  onChange,
  onBlur,
  lang,
  ref,
}: RichTextEditorProps) => {
  const {
    id,
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
    'aria-invalid': invalid,
  } = control
  const editor = useEditor({
    extensions: richTextExtensions,
    content: value,
    // The Content-Security-Policy refuses inserted styles; rich-text.css has what the editor needs.
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        lang,
        role: 'textbox',
        class: 'rich-text-content',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(invalid && { 'aria-invalid': 'true' }),
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
    onBlur: () => onBlur?.(),
  })
  // A draft or another version may replace the text while it is open.
  const show = useEffectEvent((html: string) => {
    const current = editor.isEmpty ? '' : editor.getHTML()
    if (html !== current) editor.commands.setContent(html, { emitUpdate: false })
  })
  useEffect(() => show(value), [value])
  useEffect(() => {
    ref?.(editor.view.dom)
    return () => ref?.(null)
  }, [editor, ref])
  return (
    <div className="rich-text" data-invalid={invalid}>
      <RichTextToolbar editor={editor} label={label} contentId={id} />
      <EditorContent editor={editor} />
    </div>
  )
}
