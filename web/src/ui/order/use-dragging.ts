import { type DragEvent, useEffect, useRef, useState } from 'react'
import { touchDragging } from './touch-dragging.ts'

/** The pressed control of a card. */
export type Control = 'top' | 'up' | 'down' | 'menu'

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

/** Returns how many other cards of the list are above the pointer. */
const positionAt = (list: Element, y: number, dragged: string): number =>
  [...list.querySelectorAll<HTMLElement>('[data-card]')].filter(card => {
    const { top, height } = card.getBoundingClientRect()
    return card.dataset['card'] !== dragged && top + height / 2 < y
  }).length

interface DraggingProps<Card, Target, Place> {
  /** As in the card's `data-card`. */
  idOf: (card: Card) => number
  nameOf: (card: Card) => string
  /** `position`: the number of other cards of the target above it. */
  placeIn: (target: Target, position: number) => Place
  isSamePlace: (one: Place, other: Place) => boolean
  onDrop: (card: Card, place: Place) => void
}

/** Moves cards by native drag and drop, or by a finger that holds them. The keyboard needs buttons beside it. */
export const useDragging = <Card, Target, Place>(props: DraggingProps<Card, Target, Place>) => {
  const { idOf, nameOf, placeIn, isSamePlace, onDrop } = props
  const [dragged, setDragged] = useState<Card>()
  /** The current drop position. */
  const [dropPosition, setAim] = useState<Place>()
  const end = () => {
    setDragged(undefined)
    setAim(undefined)
  }
  const placeFor = (event: DragEvent, target: Target, card: Card): Place =>
    placeIn(target, positionAt(event.currentTarget, event.clientY, String(idOf(card))))

  /** Props for the card or its drag handle. */
  const cardProps = (card: Card) => ({
    draggable: true,
    ref: touchDragging,
    'data-holdable': true,
    'data-dragged': (dragged !== undefined && idOf(dragged) === idOf(card)) || undefined,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', nameOf(card))
      setDragged(card)
    },
    onDragEnd: end,
  })
  /** Props for drop targets. */
  const targetProps = (target: Target) => ({
    onDragOver: (event: DragEvent) => {
      if (dragged === undefined) return
      event.preventDefault()
      const place = placeFor(event, target, dragged)
      if (dropPosition === undefined || !isSamePlace(dropPosition, place)) setAim(place)
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setAim(undefined)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      if (dragged !== undefined) onDrop(dragged, placeFor(event, target, dragged))
      end()
    },
  })
  return { dragged, dropPosition, cardProps, targetProps }
}
