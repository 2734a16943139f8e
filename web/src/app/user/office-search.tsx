import './office-search.css'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { peopleTexts } from '../../areas/people/people-list/texts.ts'
import { whenIdle } from '../../base/after-paint.ts'
import { common } from '../../base/i18n/common-texts.ts'
import { useLocale } from '../../base/i18n/locale-context.ts'
import { useTexts } from '../../base/i18n/texts.ts'
import { later } from '../../base/later.tsx'
import type { Waiting } from '../../base/pages/menu-bar.ts'
import { isSearchShortcut, takeEarlyShortcut } from '../../base/search-shortcut.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'

/** Opens the search with `/` or Ctrl-K, except in a field and above another dialog. */
const useShortcut = (open: () => void): void => {
  // As soon as the button is there.
  useLayoutEffect(() => {
    if (takeEarlyShortcut()) open()
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event) || document.querySelector('.dialog')) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open])
}

const SearchPanel = later(async () => (await import('./search-panel.tsx')).SearchPanel, {
  Waiting: () => <Spinner label={common.loading[useLocale()]} />,
})

// What waits can be missing: a page must not fail because of it.
const OfficeWaiting = lazy(async () => {
  const part = await import('../../areas/office/dashboard/waiting.tsx').catch(() => undefined)
  return { default: part?.OfficeWaiting ?? (() => null) }
})

/** Becomes true while nothing else happens. */
const useIdle = (): boolean => {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle
}

export interface OfficeSearchProps {
  onWaiting: (waiting: Waiting) => void
}

/** What only the office has in the header of every page: the search over people, pages and actions. Tells the menu what waits. */
export const OfficeSearch = ({ onWaiting }: OfficeSearchProps) => {
  const { search: texts } = useTexts(peopleTexts)
  const { call } = useRouter().options.context
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => setOpen(true), [])
  const close = useCallback(() => setOpen(false), [])
  useShortcut(open)
  const isIdle = useIdle()
  return (
    <>
      <button
        type="button"
        className="office-search"
        aria-label={texts.title}
        aria-keyshortcuts="/ Control+K"
        onClick={open}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path
            d="M17 10.5a6.5 6.5 0 1 1-13 0a6.5 6.5 0 0 1 13 0M15.2 15.2L20.5 20.5"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="round"
          />
        </svg>
        <span className="office-search-label">{texts.open}</span>
        <kbd className="office-search-key">/</kbd>
      </button>
      <Dialog isOpen={isOpen} onClose={close} title={texts.title} closesOutside>
        <SearchPanel onDone={close} />
      </Dialog>
      {isIdle && (
        <Suspense>
          <OfficeWaiting call={call} onWaiting={onWaiting} />
        </Suspense>
      )}
    </>
  )
}
