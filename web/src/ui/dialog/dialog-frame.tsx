import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
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
import { focusBehindIfLost } from './focus-if-lost.ts'
import { dialogTexts } from './texts.ts'

const CLOSES_BEYOND = 120
const FURTHEST = 240
const CLOSE_DELAY = 120

/**
 * Whether something between the touched element and the panel is scrolled: then the touch scrolls it first.
 */
const isScrolled = (touched: EventTarget | null, panel: HTMLElement): boolean => {
  for (let part = touched; part instanceof Element; part = part.parentElement) {
    if (part.scrollTop > 0) return true
    if (part === panel) return false
  }
  return false
}

/** Closes the panel when it is dragged down far enough. Returns a cleanup function. */
const dragToClose = (panel: HTMLElement, onClose: () => void): (() => void) => {
  const listening = new AbortController()
  let start: number | undefined
  let distance = 0
  let closing: ReturnType<typeof setTimeout> | undefined

  const moveTo = (pixels: number, state: 'held' | 'free' | 'leaving' | 'left') => {
    panel.dataset['drag'] = state
    panel.style.translate = pixels === 0 ? '' : `0 ${pixels}px`
  }

  const onStart = ({ touches, target }: TouchEvent) => {
    const [finger] = touches
    const isOneFinger = touches.length === 1 && finger !== undefined
    start = isOneFinger && !closing && !isScrolled(target, panel) ? finger.clientY : undefined
    distance = 0
  }

  const onMove = (event: TouchEvent) => {
    const finger = event.touches[0]
    if (start === undefined || !finger) return
    const moved = finger.clientY - start
    // An initial move upwards is a scroll, which the browser handles.
    if (moved < 0 && distance === 0) start = undefined
    if (start === undefined) return
    if (event.cancelable) event.preventDefault()
    distance = Math.max(0, Math.min(moved, FURTHEST))
    moveTo(distance, 'held')
  }

  const onEnd = () => {
    if (start === undefined || distance === 0) return
    start = undefined
    if (distance <= CLOSES_BEYOND) return moveTo(0, 'free')
    moveTo(FURTHEST, 'leaving')
    closing = setTimeout(() => {
      closing = undefined
      onClose()
      // A dialog that may not close now returns to its position.
      moveTo(0, 'left')
    }, CLOSE_DELAY)
  }

  const onCancel = () => {
    start = undefined
    moveTo(0, 'free')
  }

  const { signal } = listening
  panel.addEventListener('touchstart', onStart, { passive: true, signal })
  // Not passive: nothing may scroll while the panel is dragged.
  panel.addEventListener('touchmove', onMove, { passive: false, signal })
  panel.addEventListener('touchend', onEnd, { signal })
  panel.addEventListener('touchcancel', onCancel, { signal })
  return () => {
    listening.abort()
    clearTimeout(closing)
  }
}

export interface FrameProps {
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
export const Frame = ({
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
    const unregister = registerDialog({
      requestClose: () => latest.current.onClose(),
      hasChanges: () => latest.current.hasChanges(),
    })
    return () => {
      unregister()
      focusBehindIfLost()
    }
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
