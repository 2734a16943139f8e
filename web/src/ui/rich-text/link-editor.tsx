import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { useTexts } from '../../base/i18n/texts.ts'
import { TextField } from '../form/text-field.tsx'
import { completeLink, isAllowedLink } from './extensions.ts'
import { richTextTexts } from './texts.ts'

/** The address of the link at the cursor. Not a form, because it is part of one. */
export const LinkEditor = ({ editor, onClose }: { editor: Editor; onClose: () => void }) => {
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
        <button type="button" className="text-button" onClick={set}>
          {texts.setLink}
        </button>
        {known && (
          <button type="button" className="text-button" onClick={remove}>
            {texts.removeLink}
          </button>
        )}
      </div>
    </div>
  )
}
