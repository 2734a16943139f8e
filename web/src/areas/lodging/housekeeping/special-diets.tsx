import './kitchen-sheet.css'
import type { KitchenDay, SpecialDiner } from '@academy/contract/lodging/housekeeping/schemas'
import { dietText } from '@academy/contract/people/arrival-details/diets'
import { formatDayOfWeek } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { sheetTexts } from './sheet-texts.ts'

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
