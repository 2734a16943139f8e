import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '../../base/i18n/texts.ts'
import { DatePicker } from '../date-picker/date-picker.tsx'
import { Checkbox } from '../form/checkbox.tsx'
import { SearchField } from '../form/search-field.tsx'
import { SelectField } from '../form/select-field.tsx'
import { hasValue, type TableColumn } from './columns.ts'
import { ON, queryOf, type TableFilter, viewOf } from './table-view.ts'
import { officeTableTexts } from './texts.ts'
import type { TableState } from './use-table-view.ts'

interface TableSearchProps<Row> extends TableState {
  caption: string
  hint: string | undefined
  filters: readonly TableFilter<Row>[]
  /** The columns that can be sorted, for phones, which have no column headers. */
  sortable: readonly TableColumn<Row>[]
}

/** The search, the filters and, on phones, the sort of a table. */
export const TableSearch = <Row,>({
  caption,
  hint,
  filters,
  sortable,
  view,
  change,
}: TableSearchProps<Row>) => {
  const texts = useTexts(officeTableTexts)
  const set = (id: string, value: string) => change({ filters: { [id]: value } })
  return (
    <search className="office-list-search" aria-label={caption}>
      <SearchField
        label={texts.search}
        hint={hint}
        search={view.search}
        onSearch={search => change({ search })}
      />
      {filters.map(
        ({ id, label, all, options }) =>
          options && (
            <SelectField
              key={id}
              label={label}
              placeholder={all}
              options={options}
              value={view.filters[id] ?? ''}
              onChange={event => set(id, event.target.value)}
            />
          ),
      )}
      {filters.map(
        ({ id, label, isDay, error }) =>
          isDay && (
            <DatePicker
              key={id}
              label={label}
              error={error}
              isCompact
              value={view.filters[id] || null}
              onUpdate={day => set(id, day ?? '')}
            />
          ),
      )}
      <div className="office-list-sort">
        <SelectField
          label={texts.sort}
          placeholder={texts.unsorted}
          options={sortable.filter(hasValue).flatMap(({ id, title }) => [
            { value: id, label: texts.ascending(title) },
            { value: `-${id}`, label: texts.descending(title) },
          ])}
          value={queryOf(view)['sort'] ?? ''}
          onChange={event => change({ sort: viewOf({ sort: event.target.value }, []).sort })}
        />
      </div>
      {filters.map(
        ({ id, label, isSwitch }) =>
          isSwitch && (
            <Checkbox
              key={id}
              label={label}
              checked={view.filters[id] === ON}
              onChange={event => set(id, event.target.checked ? ON : '')}
            />
          ),
      )}
    </search>
  )
}

/** Scrolls a table sideways if its columns do not fit, such as after many were chosen. */
export const TableFrame = ({ children }: { children: ReactNode }) => {
  const frame = useRef<HTMLDivElement>(null)
  const [isWide, setWide] = useState(false)
  useLayoutEffect(() => {
    const element = frame.current
    const table = element?.firstElementChild
    if (!element || !table) return
    const observer = new ResizeObserver(() => setWide(table.clientWidth > element.clientWidth))
    observer.observe(element)
    observer.observe(table)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={frame} className="office-list-frame" data-wide={isWide || undefined}>
      {children}
    </div>
  )
}
