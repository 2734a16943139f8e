import type { PublicMasterclass } from '@academy/contract/programme/masterclasses/schemas'
import { useId, useState } from 'react'
import { nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { defineTexts, useTexts } from '../../../base/i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { TimePeriod } from '../../../ui/time-period.tsx'
import { ApplicationBadge } from './application-badge.tsx'
import { selectMasterclasses } from './filter.ts'
import { InstrumentDrawing } from './instrument-drawing.tsx'
import { teacherName } from './teacher.ts'
import './open-masterclasses.css'

const openTexts = defineTexts({
  en: {
    show: 'Show open masterclasses',
    hide: 'Hide open masterclasses',
    none: 'There are no masterclasses you can apply for at the moment.',
    apply: 'Apply',
    applyFor: (instrument: string, teacher: string) => `Apply: ${instrument}, ${teacher}`,
  },
  de: {
    show: 'Offene Meisterkurse zeigen',
    hide: 'Offene Meisterkurse ausblenden',
    none: 'Derzeit gibt es keinen Meisterkurs, für den Sie sich noch bewerben könnten.',
    apply: 'Bewerben',
    applyFor: (instrument, teacher) => `Bewerben: ${instrument}, ${teacher}`,
  },
})

interface Props {
  /** Those still open for application. */
  masterclasses: PublicMasterclass[]
  deadlinePassed: boolean
  startsOpen: boolean
}

/** A button that shows and hides the masterclasses open for application. */
export const OpenMasterclasses = ({ masterclasses, deadlinePassed, startsOpen }: Props) => {
  const texts = useTexts(openTexts)
  const [isOpen, setOpen] = useState(startsOpen)
  const id = useId()
  return (
    <section className="open-masterclasses">
      <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {isOpen ? texts.hide : texts.show}
      </Button>
      <div id={id} hidden={!isOpen}>
        {masterclasses.length === 0 && <p className="open-none">{texts.none}</p>}
        <ul className="open-list">
          {selectMasterclasses(masterclasses).map(masterclass => (
            <OpenMasterclass key={masterclass.id} masterclass={masterclass} deadlinePassed={deadlinePassed} />
          ))}
        </ul>
      </div>
    </section>
  )
}

const OpenMasterclass = ({
  masterclass,
  deadlinePassed,
}: {
  masterclass: PublicMasterclass
  deadlinePassed: boolean
}) => {
  const texts = useTexts(openTexts)
  const instrument = nameIn(useLocale(), masterclass.instrument)
  const teacher = teacherName(masterclass)
  return (
    <li>
      <InstrumentDrawing drawing={masterclass.instrument.drawing} />
      <div className="open-text">
        <p className="open-name">
          {instrument}, {teacher}
        </p>
        <p className="open-dates">
          <span>
            <TimePeriod start={masterclass.start_date} end={masterclass.end_date} />
          </span>
          <ApplicationBadge masterclass={masterclass} deadlinePassed={deadlinePassed} />
        </p>
      </div>
      <ButtonLink
        look="quiet"
        to="/user/masterclass/$masterclassId"
        params={{ masterclassId: String(masterclass.id) }}
        aria-label={texts.applyFor(instrument, teacher)}
      >
        {texts.apply}
      </ButtonLink>
    </li>
  )
}
