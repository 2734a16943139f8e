import { useEffect, useRef } from 'react'

/** The pressed control of a card. */
export type Control = 'up' | 'down' | 'menu'

/** Restores the focus after a move: to the pressed control, or else to the card's menu. */
export const useFocusAfterMove = (): ((cardId: string, control: Control) => void) => {
  const wanted = useRef<{ cardId: string; control: Control }>(undefined)
  useEffect(() => {
    if (!wanted.current) return
    const { cardId, control } = wanted.current
    wanted.current = undefined
    const card = document.getElementById(cardId)
    const button = (name: Control) => card?.querySelector<HTMLElement>(`[data-control="${name}"] button`)
    const next = button(control) ?? button('menu')
    next?.focus()
  })
  return (cardId, control) => {
    wanted.current = { cardId, control }
  }
}
