import type { KitchenDay, SpecialDiner } from '@academy/contract/lodging/housekeeping/schemas'
import { dietText, plates } from '@academy/contract/people/arrival-details/diets'
import { formatDayOfWeek } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { sheetTexts } from './sheet-texts.ts'
import './kitchen-sheet.css'

const meals = ['breakfast', 'dinner'] as const

/** The number of meals per diet. */
type MealCounts = KitchenDay['breakfast']

export const sumOf = (counts: MealCounts): number => plates.reduce((sum, plate) => sum + counts[plate], 0)

/** Returns the total of one meal over all days. */
export const totalOf = (days: readonly KitchenDay[], meal: (typeof meals)[number]): MealCounts => ({
  MEAT: days.reduce((sum, day) => sum + day[meal].MEAT, 0),
  VEGETARIAN: days.reduce((sum, day) => sum + day[meal].VEGETARIAN, 0),
  VEGAN: days.reduce((sum, day) => sum + day[meal].VEGAN, 0),
})

/** Whom the kitchen cooks for by name, day by day. */
export const SpecialDiets = ({ days }: { days: readonly KitchenDay[] }) => {
  const { special: texts } = useTexts(sheetTexts).kitchen
  const locale = useLocale()
  const named = days.filter(({ special }) => special.length > 0)
  return (
    <section className="kitchen-special">
      <h2>{texts.title}</h2>
      <p className="sheet-hint">{named.length > 0 ? texts.hint : texts.none}</p>
      {named.map(({ day, special }) => (
        <section key={day} className="kitchen-special-day">
          <h3>{formatDayOfWeek(day, locale)}</h3>
          <ul>
            {special.map(diner => (
              <Diner key={diner.account_id} diner={diner} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

const Diner = ({ diner }: { diner: SpecialDiner }) => {
  const { special: texts } = useTexts(sheetTexts).kitchen
  const locale = useLocale()
  const { full_name, allergies, breakfast, dinner } = diner
  const only = breakfast && dinner ? undefined : breakfast ? texts.only.breakfast : texts.only.dinner
  return (
    <li>
      <b>{full_name}</b>: {allergies && <strong>{allergies}</strong>}
      {allergies && '; '}
      {dietText(locale, diner)}
      {only && <span className="sheet-hint"> ({only})</span>}
    </li>
  )
}

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
