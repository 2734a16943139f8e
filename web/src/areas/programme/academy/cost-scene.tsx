import './cost-scene.css'
import type { Academy } from '@academy/contract/programme/academy/schemas'
import { fullName, nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { ScholarshipNote } from '../../../ui/scholarship-note.tsx'
import { StayCostList } from '../../../ui/stay-cost/stay-cost-list.tsx'
import { TimePeriod } from '../../../ui/time-period.tsx'
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
        {academy.scholarship && <ScholarshipNote scholarship={academy.scholarship} heading="h3" />}
      </div>
    </section>
  )
}

const Bill = ({ example: { masterclass, nights, room, meals, cost } }: { example: Example }) => {
  const locale = useLocale()
  const texts = useTexts(homeTexts)
  return (
    <div className="bill">
      <p className="bill-example">
        {texts.example(`${nameIn(locale, masterclass.instrument)}, ${fullName(masterclass.teacher)}`)}
      </p>
      <p className="bill-days">
        <TimePeriod start={masterclass.start_date} end={masterclass.end_date} />
        {room && ` · ${texts.nights(nights)}`}
      </p>
      <StayCostList
        cost={cost}
        names={{ room: room && nameIn(locale, room), meals: meals && nameIn(locale, meals) }}
      />
    </div>
  )
}
