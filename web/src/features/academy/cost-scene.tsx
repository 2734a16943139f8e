import './cost-scene.css'
import type { Academy } from '@academy/contract/academy/schemas'
import type { CostLine } from '@academy/contract/costs/stay-cost'
import { formatAmount, formatMoney, fullName, nameIn } from '../../lib/format.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { TimePeriod } from '../../ui/time-period.tsx'
import { exampleStay } from './example-stay.ts'
import { homeTexts } from './home-texts.ts'

type Example = NonNullable<ReturnType<typeof exampleStay>>

/** What a summer costs, by an example, and the scholarship. */
export const CostScene = ({ academy }: { academy: Academy }) => {
  const texts = useTexts(homeTexts)
  const example = exampleStay(academy)
  if (!example && !academy.scholarship) return null
  return (
    <section className="home-section cost-scene" aria-labelledby="cost-scene-title">
      <h2 id="cost-scene-title">{texts.costs}</h2>
      {example && <Bill example={example} />}
      <div className="cost-more">
        <a href="/costs">{texts.toCosts}</a>
        <Scholarship scholarship={academy.scholarship} />
      </div>
    </section>
  )
}

const Bill = ({ example: { masterclass, nights, room, meals, cost } }: { example: Example }) => {
  const locale = useLocale()
  const texts = useTexts(homeTexts)
  const nameOf = (kind: CostLine['kind']) => {
    if (kind === 'room') return room && nameIn(locale, room)
    return kind === 'meals' ? meals && nameIn(locale, meals) : texts[kind]
  }
  return (
    <div className="bill">
      <p className="bill-example">
        {texts.example(`${nameIn(locale, masterclass.instrument)}, ${fullName(masterclass.teacher)}`)}
      </p>
      <p className="bill-days">
        <TimePeriod start={masterclass.start_date} end={masterclass.end_date} />
        {room && ` · ${texts.nights(nights)}`}
      </p>
      <dl>
        {cost.lines.map(({ kind, quantity, unit, amount }) => (
          <div key={kind}>
            <dt>
              {nameOf(kind)}
              {quantity > 1 && (
                <span className="bill-units">{` ${quantity} × ${formatMoney(unit, locale)}`}</span>
              )}
            </dt>
            <dd>{formatAmount(amount, locale)}</dd>
          </div>
        ))}
        <div className="bill-total">
          <dt>{texts.total}</dt>
          <dd>{formatAmount(cost.total, locale)}</dd>
        </div>
      </dl>
    </div>
  )
}

const Scholarship = ({ scholarship }: Pick<Academy, 'scholarship'>) => {
  const locale = useLocale()
  const texts = useTexts(homeTexts)
  if (!scholarship) return null
  return (
    <>
      <h3>{texts.scholarship}</h3>
      <p>{scholarship[`note_${locale}`]}</p>
      <a href={scholarship.url}>{texts.toScholarship}</a>
    </>
  )
}
