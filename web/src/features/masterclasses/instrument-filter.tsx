import './instrument-filter.css'
import type { MasterclassCard } from '@academy/contract/masterclasses/schemas'
import { Link } from '@tanstack/react-router'
import { nameIn } from '../../lib/format.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { usePublicPath } from '../../lib/public-path.ts'
import { InstrumentDrawing } from './instrument-drawing.tsx'
import { instrumentKey, instrumentsOf } from './instruments.ts'
import { masterclassTexts } from './texts.ts'

/** The filter is a link: it can be shared, and works without scripts. */
export const InstrumentFilter = ({ masterclasses }: { masterclasses: MasterclassCard[] }) => {
  const locale = useLocale()
  const publicPath = usePublicPath()
  const texts = useTexts(masterclassTexts)
  return (
    <nav className="instrument-filter" aria-label={texts.filter}>
      <ul>
        <li>
          <Link
            to={publicPath('/masterclasses')}
            search={{}}
            activeOptions={{ exact: true }}
            resetScroll={false}
          >
            {texts.all}
          </Link>
        </li>
        {instrumentsOf(masterclasses).map(instrument => (
          <li key={instrument.id}>
            <Link
              to={publicPath('/masterclasses')}
              search={{ instrument: instrumentKey(instrument) }}
              activeOptions={{ exact: true }}
              resetScroll={false}
            >
              <InstrumentDrawing drawing={instrument.drawing} />
              {nameIn(locale, instrument)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
