import type { OfficeMasterclass } from '@academy/contract/admission/selection/schemas'
import { type ReactNode, useState } from 'react'
import { explainUnsaved } from '../../../base/explain-failure.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useAct } from '../../../base/use-pending.ts'
import { TextButton } from '../../../ui/button.tsx'
import { useAsk } from '../../../ui/dialog/ask.tsx'
import { AskForReason } from '../../../ui/dialog/ask-for-reason.tsx'
import { listTexts } from './list-texts.ts'
import './applications-switch.css'
import './masterclass-table.css'

interface ApplicationsSwitchProps {
  masterclass: OfficeMasterclass
  /** Names the masterclass for screen readers, because there are several of these buttons. */
  of: string
  close: (id: number, isClosed: boolean) => Promise<unknown>
  /** Called after success and failure: the page's data is stale in either case. */
  onDone: () => void
}

/** Opens or closes applications. It can be reverted at once, so there is no confirmation. */
export const ApplicationsSwitch = ({ masterclass, of, close, onDone }: ApplicationsSwitchProps) => {
  const texts = useTexts(listTexts)
  const { isPending, act } = useAct({ onChanged: onDone, explain: explainUnsaved })
  const isClosed = masterclass.application_closed === 1
  return (
    <div className="applications-switch">
      <span role="status">{isClosed ? texts.applyingClosed : texts.applyingOpen}</span>
      {!masterclass.final_participants_saved && (
        <TextButton aria-disabled={isPending} onClick={() => act(() => close(masterclass.id, !isClosed))}>
          {isClosed ? texts.openApplying : texts.closeApplying}
          <span className="visually-hidden">: {of}</span>
        </TextButton>
      )}
    </div>
  )
}

/** Done or not, as icon and text. */
export const DoneMark = ({ isDone, children }: { isDone: boolean; children: ReactNode }) => (
  <span className="tick" data-open={!isDone || undefined}>
    <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
      {isDone ? (
        <path d="m2 8.5 4 4L14 3" fill="none" stroke="currentColor" strokeWidth="2" />
      ) : (
        <circle cx="8" cy="8" r="5.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      )}
    </svg>
    {children}
  </span>
)

interface ReopenButtonProps {
  masterclass: OfficeMasterclass
  /** The masterclass and its teacher. */
  of: string
  reopen: (id: number, reason: string) => Promise<void>
  onDone: () => void
}

/** Takes back a final save while its mails still wait. */
export const ReopenButton = ({ masterclass, of, reopen, onDone }: ReopenButtonProps) => {
  const texts = useTexts(listTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>
        {texts.reopen}
        <span className="visually-hidden">: {of}</span>
      </TextButton>
      {isOpen && (
        <AskForReason
          title={texts.reopenTitle}
          confirmLabel={texts.reopen}
          act={async reason => {
            await reopen(masterclass.id, reason)
            onDone()
            return texts.reopened
          }}
          onClose={() => setOpen(false)}
        >
          <p>{texts.reopenText(of)}</p>
        </AskForReason>
      )}
    </>
  )
}

interface SendLettersButtonProps {
  masterclass: OfficeMasterclass
  /** The masterclass and its teacher. */
  of: string
  send: (id: number) => Promise<void>
  onDone: () => void
}

/** Sends the letters of a final save at once. */
export const SendLettersButton = ({ masterclass, of, send, onDone }: SendLettersButtonProps) => {
  const texts = useTexts(listTexts)
  const [ask, question] = useAsk(() => ({
    title: texts.sendLettersTitle,
    text: texts.sendLettersText(of),
    confirmLabel: texts.sendLetters,
    act: async () => {
      await send(masterclass.id)
      onDone()
      return texts.lettersSent
    },
  }))
  return (
    <>
      <TextButton onClick={() => ask()}>
        {texts.sendLetters}
        <span className="visually-hidden">: {of}</span>
      </TextButton>
      {question}
    </>
  )
}
