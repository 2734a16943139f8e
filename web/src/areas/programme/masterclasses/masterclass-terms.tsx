import { isOpen } from '@academy/contract/programme/masterclasses/is-open'
import type { PublicMasterclass } from '@academy/contract/programme/masterclasses/schemas'
import { formatMoney } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { isFull, placesOf } from './places-of.ts'
import { masterclassTexts } from './texts.ts'

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
