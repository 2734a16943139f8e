import { useEffect, useRef } from 'react'

/** What was pressed on a card. */
export type Control = 'up' | 'down' | 'menu'

/** A card that moves loses the focus: afterwards it is back on what was pressed, or else on the menu of the card. */
export const useRefocus = (): ((cardId: string, control: Control) => void) => {
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
