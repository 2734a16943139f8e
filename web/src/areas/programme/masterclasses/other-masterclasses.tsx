import './other-masterclasses.css'
import type { PublicMasterclass } from '@academy/contract/programme/masterclasses/schemas'
import { useTexts } from '../../../base/i18n/texts.ts'
import { detailTexts } from './detail-texts.ts'
import { Programme } from './programme.tsx'

interface OtherMasterclassesProps {
  masterclasses: PublicMasterclass[]
  deadlinePassed: boolean
}

/** Open masterclasses in place of one that is not. */
export const OtherMasterclasses = (props: OtherMasterclassesProps) => {
  const texts = useTexts(detailTexts)
  return (
    <section className="other-masterclasses" aria-labelledby="other-masterclasses-title">
      <h2 id="other-masterclasses-title">{texts.others}</h2>
      <Programme {...props} />
    </section>
  )
}
