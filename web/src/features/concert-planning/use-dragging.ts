import type { OfficeRequest } from '@academy/contract/concert-planning'
import { type DragEvent, useState } from 'react'
import { isSamePlace, type Place } from './plan.ts'
import type { MoveTo } from './use-moving.ts'

/** How many of the other cards of a list are above the pointer. */
const positionAt = (list: Element, y: number, dragged: number): number =>
  [...list.querySelectorAll<HTMLElement>('[data-request]')].filter(card => {
    const { top, height } = card.getBoundingClientRect()
    return card.dataset['request'] !== String(dragged) && top + height / 2 < y
  }).length

/** Cards follow the pointer, by the browser's own way to drag. Fingers and keys have the menu of the card. */
export const useDragging = (moveTo: MoveTo) => {
  const [dragged, setDragged] = useState<OfficeRequest>()
  /** Where it would land now; null: among those that wait. */
  const [aim, setAim] = useState<Place | null>()
  const end = () => {
    setDragged(undefined)
    setAim(undefined)
  }
  const placeFor = (event: DragEvent, evening_id: number | null, request_id: number): Place | null =>
    evening_id === null
      ? null
      : { evening_id, position: positionAt(event.currentTarget, event.clientY, request_id) }

  /** For the card itself. */
  const cardProps = (request: OfficeRequest) => ({
    draggable: true,
    'data-dragged': dragged?.id === request.id || undefined,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', request.piece_title)
      setDragged(request)
    },
    onDragEnd: end,
  })
  /** For an evening, or (null) for the place where requests wait. */
  const targetProps = (evening_id: number | null) => ({
    onDragOver: (event: DragEvent) => {
      if (!dragged) return
      event.preventDefault()
      const place = placeFor(event, evening_id, dragged.id)
      if (aim === undefined || !isSamePlace(aim, place)) setAim(place)
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setAim(undefined)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      if (dragged) moveTo(dragged, placeFor(event, evening_id, dragged.id))
      end()
    },
  })
  return { dragged, aim, cardProps, targetProps }
}

export type Dragging = ReturnType<typeof useDragging>
