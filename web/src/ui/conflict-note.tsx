import './conflict-note.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { defineTexts, useTexts } from '../base/i18n/texts.ts'
import { usePending } from '../base/use-pending.ts'
import { Button, TextButton } from './button.tsx'
import { Note } from './note.tsx'

const conflictTexts = defineTexts({
  en: {
    text: 'What you typed is still here. Save it over the new state, or load that state and lose your changes.',
    keepMine: 'Save mine',
    takeTheirs: 'Load the new state',
  },
  de: {
    text: 'Was Sie eingegeben haben, ist noch da. Speichern Sie es über den neuen Stand, oder laden Sie diesen und verlieren Ihre Änderungen.',
    keepMine: 'Meine speichern',
    takeTheirs: 'Neuen Stand laden',
  },
})

export interface ConflictNoteProps {
  /** Says what somebody else has changed. */
  title: string
  /** What somebody else has saved, if it is short enough to be shown. */
  children?: ReactNode
  /** Saves over the version of somebody else. */
  onKeepMine: () => Promise<void>
  onTakeTheirs: () => void | Promise<void>
}

/** Two people edited the same thing at the same time: nothing is overwritten without asking. */
export const ConflictNote = ({ title, children, onKeepMine, onTakeTheirs }: ConflictNoteProps) => {
  const texts = useTexts(conflictTexts)
  const mine = usePending()
  const theirs = usePending()
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Returns a promise in some browsers, which is no cleanup function.
    note.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={note} role="alert">
      <Note title={title}>
        {children}
        <p>{texts.text}</p>
        <div className="conflict-choice">
          <Button isPending={mine.isPending} look="quiet" onClick={() => void mine.run(onKeepMine)}>
            {texts.keepMine}
          </Button>
          <TextButton look="danger-text" onClick={() => void theirs.run(async () => onTakeTheirs())}>
            {texts.takeTheirs}
          </TextButton>
        </div>
      </Note>
    </div>
  )
}
