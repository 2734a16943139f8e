import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useLocale } from '../../base/i18n/locale-context.ts'
import { useTexts } from '../../base/i18n/texts.ts'
import { Button, buttonClass } from '../button.tsx'
import { tabToAlert } from '../top-layer.ts'
import { closeTopmost, registerDialog } from './back-button.ts'
import { dragToClose } from './drag-to-close.ts'
import { focusIfOutside } from './focus-if-lost.ts'
import { dialogTexts } from './texts.ts'
import { useUnsavedChanges } from './unsaved-changes.tsx'
import './dialog.css'

interface FrameProps {
  isOpen?: boolean
  /** Called for every way to close it: Escape, close button, dragging down, "back", or a click outside. */
  onClose: () => void
  title: string
  children: ReactNode
  /** The buttons at the bottom, the main one last. */
  actions?: ReactNode
  role?: 'dialog' | 'alertdialog'
  /** Also closes on a click outside. Not for forms: a slip would lose the input. */
  closesOutside?: boolean
  /** Whether closing would lose changes. */
  hasChanges?: () => boolean
  panelRef?: RefObject<HTMLElement | null>
}

const hasNone = () => false

// A dialog handles the keys that its focused element receives. When that element disappears, the page receives
// them until the dialog has taken the focus back. A message about the connection is above all dialogs.
if (typeof window !== 'undefined')
  addEventListener('keydown', ({ key, target }) => {
    if (key === 'Escape' && target === document.body && !document.querySelector(':modal')) closeTopmost()
  })

/** The common layout and closing behaviour of dialogs. Traps the focus and restores it on close. */
const Frame = ({
  isOpen = true,
  onClose,
  title,
  children,
  actions,
  role = 'dialog',
  closesOutside = false,
  hasChanges = hasNone,
  panelRef,
}: FrameProps) => {
  const texts = useTexts(dialogTexts)
  const bodyId = useId()
  const latest = useRef({ onClose, hasChanges })
  useEffect(() => {
    latest.current = { onClose, hasChanges }
  })
  useEffect(() => {
    if (!isOpen) return
    return registerDialog({
      requestClose: () => latest.current.onClose(),
      hasChanges: () => latest.current.hasChanges(),
    })
  }, [isOpen])
  const setPanel = useCallback(
    (panel: HTMLElement | null) => {
      if (panelRef) panelRef.current = panel
      return panel ? dragToClose(panel, () => latest.current.onClose()) : undefined
    },
    [panelRef],
  )
  return (
    <I18nProvider locale={useLocale()}>
      <ModalOverlay
        className="dialog-backdrop"
        isOpen={isOpen}
        onOpenChange={open => !open && onClose()}
        isDismissable={closesOutside}
      >
        <Modal className="dialog-place">
          {/* biome-ignore lint/a11y/noStaticElementInteractions: key events bubble up from the dialog inside */}
          <div
            className="dialog-keys"
            onKeyDown={(event: KeyboardEvent<HTMLElement>) => tabToAlert(event, event.currentTarget)}
          >
            <AriaDialog className="dialog" role={role} aria-describedby={bodyId} ref={setPanel}>
              <header className="dialog-header">
                <Heading className="dialog-title" slot="title" level={2}>
                  {title}
                </Heading>
                <AriaButton className="dialog-close" slot="close" aria-label={texts.close}>
                  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                    <path d="M2 2 14 14M14 2 2 14" fill="none" stroke="currentColor" strokeWidth="1.5" />
                  </svg>
                </AriaButton>
              </header>
              <div className="dialog-body" id={bodyId}>
                {children}
              </div>
              {actions && <footer className="dialog-actions">{actions}</footer>}
            </AriaDialog>
          </div>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  )
}

interface DiscardQuestionProps {
  isOpen: boolean
  onKeepEditing: () => void
  onDiscard: () => void
}

/** Confirms discarding the changes in a dialog. */
export const DiscardQuestion = ({ isOpen, onKeepEditing, onDiscard }: DiscardQuestionProps) => {
  const texts = useTexts(dialogTexts)
  return (
    <Frame
      isOpen={isOpen}
      role="alertdialog"
      title={texts.discardTitle}
      onClose={onKeepEditing}
      actions={
        <>
          <Button look="quiet" onClick={onDiscard}>
            {texts.discard}
          </Button>
          {/* The non-destructive button has the focus. */}
          <AriaButton className={buttonClass()} autoFocus onPress={onKeepEditing}>
            {texts.keepEditing}
          </AriaButton>
        </>
      }
    >
      <p>{texts.discardText}</p>
    </Frame>
  )
}

export interface DialogProps extends Omit<FrameProps, 'hasChanges' | 'panelRef'> {
  /** Nothing closes it but the page: `onClose` then says what to do first. */
  isHeld?: boolean
}

/** Something to read or to do. With unsaved changes it asks before closing, whatever closes it. */
export const Dialog = ({ isOpen = true, isHeld = false, onClose, children, ...frame }: DialogProps) => {
  const { hasChanges, discard, collect } = useUnsavedChanges()
  const [isAsking, setAsking] = useState(false)
  const panel = useRef<HTMLElement>(null)
  const keepEditing = () => {
    setAsking(false)
    focusIfOutside(() => panel.current)
  }
  return (
    <>
      <Frame
        {...frame}
        isOpen={isOpen}
        hasChanges={() => isHeld || hasChanges()}
        panelRef={panel}
        onClose={() => (!isHeld && hasChanges() ? setAsking(true) : onClose())}
      >
        {collect(children)}
      </Frame>
      <DiscardQuestion
        isOpen={isOpen && isAsking}
        onKeepEditing={keepEditing}
        onDiscard={() => {
          keepEditing()
          discard()
          onClose()
        }}
      />
    </>
  )
}
