import { isOpen, type Openness } from '@academy/contract/programme/masterclasses/is-open'
import type { PublicMasterclass } from '@academy/contract/programme/masterclasses/schemas'
import { formatMoney } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { masterclassTexts } from './texts.ts'

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

/** Returns a function that says how many places there are or are left, or that there are none. */
export const usePlacesText = (): ((masterclass: PublicMasterclass) => string | undefined) => {
  const texts = useTexts(masterclassTexts)
  return masterclass => {
    if (isFull(masterclass)) return texts.full
    const places = placesOf(masterclass)
    if (!places) return undefined
    return places.kind === 'all' ? texts.places(places.all) : texts.placesLeft(places.left, places.all)
  }
}

/** What it costs and how many places there are, in one line, while one can apply; else why not, if that is known. */
export const MasterclassTerms = ({ masterclass }: { masterclass: PublicMasterclass }) => {
  const locale = useLocale()
  const texts = useTexts(masterclassTexts)
  const placesText = usePlacesText()(masterclass)
  if (masterclass.is_over) return texts.over
  if (!isOpen(masterclass)) return placesText
  return (
    <>
      {formatMoney(Number(masterclass.participation_fee), locale)}
      {placesText && ` · ${placesText}`}
    </>
  )
}
