import type { OfficeMasterclass } from '@academy/contract/admission/selection/schemas'
import { type ReactNode, useState } from 'react'
import { showAlert } from '../../../base/alerts.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { usePending } from '../../../base/use-pending.ts'
import { useSaveFailure } from '../../../base/use-save-failure.ts'
import { TextButton } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { ReasonDialog } from '../../../ui/dialog/reason-dialog.tsx'
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
  const showFailure = useSaveFailure()
  const { isPending, run } = usePending()
  const isClosed = masterclass.application_closed === 1
  const change = () =>
    run(async () => {
      await close(masterclass.id, !isClosed).catch(showFailure)
      onDone()
    })
  return (
    <div className="applications-switch">
      <span role="status">{isClosed ? texts.applyingClosed : texts.applyingOpen}</span>
      {!masterclass.final_participants_saved && (
        <TextButton aria-disabled={isPending} onClick={change}>
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
        <ReasonDialog
          title={texts.reopenTitle}
          confirmLabel={texts.reopen}
          onConfirm={reason => reopen(masterclass.id, reason)}
          onDone={() => {
            showAlert('success', texts.reopened)
            onDone()
          }}
          onClose={() => setOpen(false)}
        >
          <p>{texts.reopenText(of)}</p>
        </ReasonDialog>
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
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>
        {texts.sendLetters}
        <span className="visually-hidden">: {of}</span>
      </TextButton>
      <ConfirmDialog
        isOpen={isOpen}
        title={texts.sendLettersTitle}
        confirmLabel={texts.sendLetters}
        onConfirm={async () => {
          await send(masterclass.id)
          showAlert('success', texts.lettersSent)
          onDone()
        }}
        onClose={() => setOpen(false)}
      >
        <p>{texts.sendLettersText(of)}</p>
      </ConfirmDialog>
    </>
  )
}
