import { type DragEvent, useState } from 'react'

/** How many of the other cards of a list are above the pointer. */
const positionAt = (list: Element, y: number, dragged: string): number =>
  [...list.querySelectorAll<HTMLElement>('[data-card]')].filter(card => {
    const { top, height } = card.getBoundingClientRect()
    return card.dataset['card'] !== dragged && top + height / 2 < y
  }).length

interface DraggingProps<Card, Target, Place> {
  /** As it stands in `data-card` of the card. */
  idOf: (card: Card) => number
  nameOf: (card: Card) => string
  /** `position`: how many other cards of the target are above it. */
  placeIn: (target: Target, position: number) => Place
  isSamePlace: (one: Place, other: Place) => boolean
  onDrop: (card: Card, place: Place) => void
}

/** Cards follow the pointer, by the browser's own way to drag. Fingers and keys need buttons beside it. */
export const useDragging = <Card, Target, Place>(props: DraggingProps<Card, Target, Place>) => {
  const { idOf, nameOf, placeIn, isSamePlace, onDrop } = props
  const [dragged, setDragged] = useState<Card>()
  /** Where it would land now. */
  const [aim, setAim] = useState<Place>()
  const end = () => {
    setDragged(undefined)
    setAim(undefined)
  }
  const placeFor = (event: DragEvent, target: Target, card: Card): Place =>
    placeIn(target, positionAt(event.currentTarget, event.clientY, String(idOf(card))))

  /** For the card itself, or the part of it that one takes hold of. */
  const cardProps = (card: Card) => ({
    draggable: true,
    'data-dragged': (dragged !== undefined && idOf(dragged) === idOf(card)) || undefined,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', nameOf(card))
      setDragged(card)
    },
    onDragEnd: end,
  })
  /** For what cards can be dropped on. */
  const targetProps = (target: Target) => ({
    onDragOver: (event: DragEvent) => {
      if (dragged === undefined) return
      event.preventDefault()
      const place = placeFor(event, target, dragged)
      if (aim === undefined || !isSamePlace(aim, place)) setAim(place)
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
  return { dragged, aim, cardProps, targetProps }
}
