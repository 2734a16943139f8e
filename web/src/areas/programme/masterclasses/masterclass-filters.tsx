import './masterclass-filters.css'
import '../../../ui/fold.css'
import type { PublicMasterclass } from '@academy/contract/programme/masterclasses/schemas'
import { Link } from '@tanstack/react-router'
import { formatDayAndMonth, nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { usePublicPath } from '../../../base/public-path.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { daysOf, instrumentKey, instrumentsOf, type MasterclassFilter, teachersOf } from './filter.ts'
import { InstrumentDrawing } from './instrument-drawing.tsx'
import { masterclassTexts } from './texts.ts'

interface FiltersProps {
  masterclasses: PublicMasterclass[]
  filter: MasterclassFilter
}

/** Links and a form that only change the URL: they can be shared, and work without scripts. */
export const MasterclassFilters = ({ masterclasses, filter }: FiltersProps) => {
  if (masterclasses.length === 0) return null
  return (
    <div className="masterclass-filters">
      <InstrumentChips masterclasses={masterclasses} filter={filter} />
      <div className="masterclass-filters-more">
        <OpenChip filter={filter} />
        <MoreFilters masterclasses={masterclasses} filter={filter} />
      </div>
    </div>
  )
}

const InstrumentChips = ({ masterclasses, filter }: FiltersProps) => {
  const locale = useLocale()
  const publicPath = usePublicPath()
  const texts = useTexts(masterclassTexts)
  const { instrument: _, ...others } = filter
  const chips = instrumentsOf(masterclasses).map(instrument => ({
    key: instrumentKey(instrument),
    drawing: <InstrumentDrawing drawing={instrument.drawing} />,
    name: nameIn(locale, instrument),
  }))
  return (
    <nav aria-label={texts.filter}>
      <ul className="filter-chips">
        {[{ key: undefined, drawing: null, name: texts.all }, ...chips].map(({ key, drawing, name }) => (
          <li key={key ?? ''}>
            <Link
              className="filter-chip"
              to={publicPath('/masterclasses')}
              search={key ? { ...others, instrument: key } : others}
              activeOptions={{ exact: true }}
              resetScroll={false}
            >
              {drawing}
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A link that switches the filter on and off. */
const OpenChip = ({ filter: { open, ...others } }: Pick<FiltersProps, 'filter'>) => {
  const publicPath = usePublicPath()
  const texts = useTexts(masterclassTexts)
  return (
    <Link
      className="filter-chip"
      to={publicPath('/masterclasses')}
      search={open ? others : { ...others, open: '1' }}
      activeOptions={{ exact: true }}
      aria-current={open ? 'true' : undefined}
      resetScroll={false}
    >
      {texts.onlyOpen}
    </Link>
  )
}

const MoreFilters = ({ masterclasses, filter }: FiltersProps) => {
  const locale = useLocale()
  const publicPath = usePublicPath()
  const texts = useTexts(masterclassTexts)
  const { instrument, open, teacher = '', from = '', to = '' } = filter
  const { first, last } = daysOf(masterclasses)
  const options = (days: string[]) => days.map(value => ({ value, label: formatDayAndMonth(value, locale) }))
  const teachers = teachersOf(masterclasses).map(({ key, name }) => ({ value: key, label: name }))
  return (
    <details className="fold" open={Boolean(teacher || from || to)} key={`${teacher} ${from} ${to}`}>
      <summary>{texts.moreFilters}</summary>
      <form className="filter-form" action={publicPath('/masterclasses')}>
        {instrument && <input type="hidden" name="instrument" value={instrument} />}
        {open && <input type="hidden" name="open" value={open} />}
        <SelectField
          name="teacher"
          label={texts.teacher}
          placeholder={texts.allTeachers}
          options={teachers}
          defaultValue={teacher}
        />
        <SelectField
          name="from"
          label={texts.from}
          placeholder={texts.anyDay}
          options={options(first)}
          defaultValue={from}
        />
        <SelectField
          name="to"
          label={texts.to}
          placeholder={texts.anyDay}
          options={options(last)}
          defaultValue={to}
        />
        <Button type="submit" look="quiet">
          {texts.applyFilter}
        </Button>
      </form>
    </details>
  )
}
