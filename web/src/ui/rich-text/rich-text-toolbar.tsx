import '../text-button.css'
import { type Editor, useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { Toolbar } from 'react-aria-components/Toolbar'
import { useTexts } from '../../base/i18n/texts.ts'
import { LinkEditor } from './link-editor.tsx'
import { richTextTexts } from './texts.ts'
import { type Tool, ToolDrawing } from './tool-drawings.tsx'

interface RichTextToolbarProps {
  editor: Editor
  label: string
  contentId: string
}

const tools = [
  'bold',
  'italic',
  'heading',
  'subheading',
  'bulletList',
  'orderedList',
  'quote',
  'link',
] as const

const isActive = (editor: Editor): Record<(typeof tools)[number], boolean> => ({
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  heading: editor.isActive('heading', { level: 3 }),
  subheading: editor.isActive('heading', { level: 4 }),
  bulletList: editor.isActive('bulletList'),
  orderedList: editor.isActive('orderedList'),
  quote: editor.isActive('blockquote'),
  link: editor.isActive('link'),
})

/** The buttons above a text: one stop of the Tab key, then arrow keys. */
export const RichTextToolbar = ({ editor, label, contentId }: RichTextToolbarProps) => {
  const texts = useTexts(richTextTexts)
  const [isLinking, setLinking] = useState(false)
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      ...isActive(current),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  })
  const run: Record<Exclude<Tool, 'link'>, () => void> = {
    bold: () => editor.chain().focus().toggleBold().run(),
    italic: () => editor.chain().focus().toggleItalic().run(),
    heading: () => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    subheading: () => editor.chain().focus().toggleHeading({ level: 4 }).run(),
    bulletList: () => editor.chain().focus().toggleBulletList().run(),
    orderedList: () => editor.chain().focus().toggleOrderedList().run(),
    quote: () => editor.chain().focus().toggleBlockquote().run(),
    undo: () => editor.chain().focus().undo().run(),
    redo: () => editor.chain().focus().redo().run(),
  }
  return (
    <>
      <Toolbar className="rich-text-tools" aria-label={texts.tools(label)} aria-controls={contentId}>
        {tools.map(tool => (
          <ToggleButton
            key={tool}
            className="rich-text-tool"
            aria-label={texts[tool]}
            isSelected={state[tool] || (tool === 'link' && isLinking)}
            onChange={() => (tool === 'link' ? setLinking(!isLinking) : run[tool]())}
          >
            <ToolDrawing tool={tool} />
          </ToggleButton>
        ))}
        <Button
          className="rich-text-tool"
          aria-label={texts.undo}
          isDisabled={!state.canUndo}
          onPress={run.undo}
        >
          <ToolDrawing tool="undo" />
        </Button>
        <Button
          className="rich-text-tool"
          aria-label={texts.redo}
          isDisabled={!state.canRedo}
          onPress={run.redo}
        >
          <ToolDrawing tool="redo" />
        </Button>
      </Toolbar>
      {isLinking && <LinkEditor editor={editor} onClose={() => setLinking(false)} />}
    </>
  )
}
