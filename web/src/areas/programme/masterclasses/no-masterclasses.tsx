import './no-masterclasses.css'
import type { PublicMasterclass } from '@academy/contract/programme/masterclasses/schemas'
import { Link } from '@tanstack/react-router'
import { formatDayAndMonth, nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { usePublicPath } from '../../../base/public-path.ts'
import { type FilterName, instrumentKey, type MasterclassFilter, teachersOf, usefulDrops } from './filter.ts'
import { masterclassTexts } from './texts.ts'

interface NoMasterclassesProps {
  masterclasses: PublicMasterclass[]
  filter: MasterclassFilter
}

/** Says which filter to drop when nothing fits all of them. */
export const NoMasterclasses = ({ masterclasses, filter }: NoMasterclassesProps) => {
  const texts = useTexts(masterclassTexts)
  const publicPath = usePublicPath()
  const nameOf = useFilterName(masterclasses, filter)
  const drops = usefulDrops(masterclasses, filter)
  const isOnlyFilter = Object.keys(filter).length === 1
  const alone = filter.instrument ? texts.noneForInstrument : filter.open ? texts.noneOpen : texts.noneMatch
  return (
    <div className="no-masterclasses">
      <p role="status">{isOnlyFilter ? alone : texts.noneMatch}</p>
      {drops.length > 0 && !isOnlyFilter && (
        <ul>
          {drops.map(({ name, rest, count }) => (
            <li key={name}>
              <Link to={publicPath('/masterclasses')} search={rest}>
                {texts.drop(nameOf(name), count)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Link to={publicPath('/masterclasses')} search={{}}>
        {texts.showAll}
      </Link>
    </div>
  )
}

/** Returns a function that says what a filter is set to. */
const useFilterName = (masterclasses: PublicMasterclass[], filter: MasterclassFilter) => {
  const locale = useLocale()
  const texts = useTexts(masterclassTexts)
  const { instrument, teacher, from = '', to = '' } = filter
  const instruments = masterclasses.map(one => one.instrument)
  const found = instruments.find(one => instrumentKey(one) === instrument)
  const person = teachersOf(masterclasses).find(({ key }) => key === teacher)
  const names: Record<FilterName, () => string> = {
    instrument: () => (found ? nameIn(locale, found) : texts.dropped.instrument),
    teacher: () => person?.name ?? texts.dropped.teacher,
    from: () => texts.dropped.from(formatDayAndMonth(from, locale)),
    to: () => texts.dropped.to(formatDayAndMonth(to, locale)),
    open: () => texts.onlyOpen,
  }
  return (name: FilterName) => names[name]()
}
