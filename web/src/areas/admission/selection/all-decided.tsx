import '../../../ui/button.css'
import '../../../ui/text-button.css'
import type { ReactNode } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Note } from '../../../ui/note.tsx'
import { selectionTexts } from './texts.ts'

interface AllDecidedProps {
  onAgain: () => void
  /** The places, and the link to the final save. */
  children: ReactNode
}

/** The last card: nobody is undecided. */
export const AllDecided = ({ onAgain, children }: AllDecidedProps) => {
  const texts = useTexts(selectionTexts)
  return (
    <div className="all-decided">
      <Note title={texts.allDecided}>
        <p>{texts.doneText}</p>
        {children}
        <p>
          <button type="button" className="text-button" onClick={onAgain}>
            {texts.again}
          </button>
        </p>
      </Note>
    </div>
  )
}
