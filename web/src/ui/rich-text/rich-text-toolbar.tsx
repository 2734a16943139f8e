import { type Editor, useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { Toolbar } from 'react-aria-components/Toolbar'
import { useTexts } from '../../base/i18n/texts.ts'
import { TextButton } from '../button.tsx'
import { TextField } from '../form/text-field.tsx'
import { completeLink, isAllowedLink } from './extensions.ts'
import { richTextTexts } from './texts.ts'

/** The address of the link at the cursor. Not a form, because it is part of one. */
const LinkEditor = ({ editor, onClose }: { editor: Editor; onClose: () => void }) => {
  const texts = useTexts(richTextTexts)
  const known = String(editor.getAttributes('link')['href'] ?? '')
  const [typed, setTyped] = useState(known)
  const [error, setError] = useState<string>()
  const set = () => {
    const href = completeLink(typed)
    if (!isAllowedLink(href)) return setError(texts.invalidLink)
    const { from, to } = editor.state.selection
    const chain = editor.chain().focus().extendMarkRange('link')
    // Without a selection the address itself becomes the text.
    if (from === to && !known)
      chain
        .insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run()
    else chain.setLink({ href }).run()
    onClose()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  const onKeyDown = (event: { key: string; preventDefault: () => void; stopPropagation: () => void }) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') return set()
    editor.commands.focus()
    onClose()
  }
  return (
    <div className="rich-text-link">
      <TextField
        label={texts.address}
        error={error}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        autoFocus
        value={typed}
        onChange={event => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="rich-text-link-actions">
        <TextButton onClick={set}>{texts.setLink}</TextButton>
        {known && <TextButton onClick={remove}>{texts.removeLink}</TextButton>}
      </div>
    </div>
  )
}

type Tool =
  | 'bold'
  | 'italic'
  | 'heading'
  | 'subheading'
  | 'bulletList'
  | 'orderedList'
  | 'quote'
  | 'link'
  | 'undo'
  | 'redo'

const drawings: Record<Tool, string> = {
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7ZM7 12h7a3.5 3.5 0 0 1 0 7H7Z',
  italic: 'M10 5h8M6 19h8M14 5l-4 14',
  heading: 'M5 5v14M13 5v14M5 12h8M17 9l3-2v12',
  subheading: 'M5 7v12M11 7v12M5 13h6M15 11.5c0-3 5-3 5 0 0 2.5-5 4-5 7.500h5',
  bulletList: 'M9 6h11M9 12h11M9 18h11M4.500 6h.01M4.500 12h.01M4.500 18h.01',
  orderedList: 'M10 6h10M10 12h10M10 18h10M4 4.500l1.500-.5v5M3.500 14h3l-3 4.500h3',
  quote: 'M5 6v12M9 8h11M9 12h11M9 16h7',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1-1',
  undo: 'M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4',
  redo: 'm16 5 4 4-4 4M20 9H10a5 5 0 0 0 0 10h4',
}

const ToolDrawing = ({ tool }: { tool: Tool }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={drawings[tool]} />
  </svg>
)

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
