import './kitchen-sheet.css'
import type { KitchenDay } from '@academy/contract/lodging/housekeeping/schemas'
import { plates } from '@academy/contract/people/arrival-details/diets'
import { formatDayOfWeek } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { type MealCounts, meals, sumOf, totalOf } from './meal-counts.ts'
import { sheetTexts } from './sheet-texts.ts'

/** The meals of each day by diet, and their totals. */
export const KitchenSheet = ({ days }: { days: readonly KitchenDay[] }) => {
  const { kitchen: texts } = useTexts(sheetTexts)
  const locale = useLocale()
  const totals = { breakfast: totalOf(days, 'breakfast'), dinner: totalOf(days, 'dinner') }
  if (sumOf(totals.dinner) === 0) return <p className="sheet-hint">{texts.none}</p>
  return (
    <table className="kitchen-sheet">
      <caption className="sheet-hint">{texts.hint}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.day}</th>
          <th scope="col">{texts.meal}</th>
          {plates.map(plate => (
            <th key={plate} scope="col">
              {texts.diets[plate]}
            </th>
          ))}
          <th scope="col">{texts.sum}</th>
        </tr>
      </thead>
      {days.map(({ day, ...counts }) => (
        <DayRows key={day} title={formatDayOfWeek(day, locale)} counts={counts} />
      ))}
      <DayRows title={texts.total} counts={totals} isTotal />
    </table>
  )
}

interface DayRowsProps {
  title: string
  counts: Record<(typeof meals)[number], MealCounts>
  isTotal?: boolean
}

const DayRows = ({ title, counts, isTotal }: DayRowsProps) => {
  const { kitchen: texts } = useTexts(sheetTexts)
  return (
    <tbody data-total={isTotal}>
      {meals.map((meal, place) => (
        <tr key={meal}>
          {place === 0 && (
            <th scope="rowgroup" rowSpan={meals.length}>
              {title}
            </th>
          )}
          <th scope="row">{texts.meals[meal]}</th>
          {plates.map(plate => (
            <td key={plate}>{counts[meal][plate]}</td>
          ))}
          <td>
            <b>{sumOf(counts[meal])}</b>
          </td>
        </tr>
      ))}
    </tbody>
  )
}
