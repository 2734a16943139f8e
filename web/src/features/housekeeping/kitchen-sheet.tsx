import './kitchen-sheet.css'
import type { KitchenDay } from '@academy/contract/housekeeping/schemas'
import { formatDayOfWeek } from '../../lib/format.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { diets, type MealCounts, meals, sumOf, totalOf } from './meal-counts.ts'
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
          {diets.map(diet => (
            <th key={diet} scope="col">
              {texts.diets[diet]}
            </th>
          ))}
          <th scope="col">{texts.sum}</th>
        </tr>
      </thead>
      {days.map(({ day, ...plates }) => (
        <DayRows key={day} title={formatDayOfWeek(day, locale)} plates={plates} />
      ))}
      <DayRows title={texts.total} plates={totals} isTotal />
    </table>
  )
}

interface DayRowsProps {
  title: string
  plates: Record<(typeof meals)[number], MealCounts>
  isTotal?: boolean
}

const DayRows = ({ title, plates, isTotal }: DayRowsProps) => {
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
          {diets.map(diet => (
            <td key={diet}>{plates[meal][diet]}</td>
          ))}
          <td>
            <b>{sumOf(plates[meal])}</b>
          </td>
        </tr>
      ))}
    </tbody>
  )
}
