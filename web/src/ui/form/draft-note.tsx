import './draft-note.css'
import { useState } from 'react'
import { useTexts } from '../../base/i18n/texts.ts'
import { Button } from '../button.tsx'
import { formTexts } from './texts.ts'

/** Says that the values come from a draft, and offers to discard it. */
export const DraftNote = ({ onDiscardDraft }: { onDiscardDraft: () => void }) => {
  const texts = useTexts(formTexts)
  const [isShown, show] = useState(true)
  if (!isShown) return null
  const discardDraft = () => {
    show(false)
    onDiscardDraft()
  }
  return (
    <div className="draft-note">
      <p>{texts.kept}</p>
      <Button look="quiet" onClick={discardDraft}>
        {texts.startAfresh}
      </Button>
    </div>
  )
}
