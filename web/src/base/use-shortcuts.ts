import { useEffect, useRef } from 'react'
import { isTyping } from './search-shortcut.ts'

interface Shortcut {
  act: () => void
  /** Whether a held key acts again and again. */
  repeats?: true
}

/** By key, in lower case. */
export type Shortcuts = Readonly<Record<string, Shortcut | undefined>>

// A menu or dialog has the keyboard for itself.
const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'
// These have arrow keys of their own.
const PLAYERS = 'audio, video'
const isArrow = (key: string) => key.startsWith('Arrow')

const isTaken = ({ key, target, defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  defaultPrevented ||
  ctrlKey ||
  metaKey ||
  altKey ||
  isTyping(target) ||
  (isArrow(key) && target instanceof Element && target.closest(PLAYERS) !== null) ||
  document.querySelector(LAYERS) !== null

/** Single keys that act wherever the focus is, except in a field, a menu or a dialog. */
export const useShortcuts = (shortcuts: Shortcuts): void => {
  const latest = useRef(shortcuts)
  useEffect(() => {
    latest.current = shortcuts
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = latest.current[event.key.toLowerCase()]
      if (!shortcut || isTaken(event)) return
      event.preventDefault()
      if (!event.repeat || shortcut.repeats) shortcut.act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
