import { isOpen, type Openness } from '@academy/contract/programme/masterclasses/is-open'
import type { PublicMasterclass } from '@academy/contract/programme/masterclasses/schemas'

export type PlacesShown = { kind: 'all'; all: number } | { kind: 'left'; left: number; all: number }

/**
 * What a visitor may read about the places: how many there are, or how many of them are left. Undefined if the number is
 * not said, or if nobody can apply any more.
 */
export const placesOf = (
  masterclass: Openness & Pick<PublicMasterclass, 'places' | 'places_left'>,
): PlacesShown | undefined => {
  const { places, places_left } = masterclass
  if (!isOpen(masterclass) || places === null || places_left === null) return undefined
  return places === places_left
    ? { kind: 'all', all: places }
    : { kind: 'left', left: places_left, all: places }
}

/** Closed, and everybody who can take part is known. */
export const isFull = ({
  application_closed,
  places_left,
}: Pick<PublicMasterclass, 'application_closed' | 'places_left'>) =>
  application_closed === 1 && places_left === 0
