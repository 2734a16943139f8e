import { fullName } from '@academy/contract/base/names'
import { nightsOf } from '@academy/contract/lodging/bookings/stay-price'
import { pricedMasterclasses, type StayCost, stayCost } from '@academy/contract/lodging/costs/total-cost'
import type { Academy, LodgingOption } from '@academy/contract/programme/academy/schemas'
import { nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { TimePeriod } from '../../../ui/time-period.tsx'
import { homeTexts } from '../../programme/academy/home-texts.ts'
import { ScholarshipNote } from '../../programme/academy/scholarship-note.tsx'
import { StayCostList } from './stay-cost-list.tsx'
import './cost-scene.css'

interface ExampleStay {
  masterclass: Academy['master_classes'][number]
  nights: number
  room: LodgingOption | undefined
  meals: LodgingOption | undefined
  cost: StayCost
}

/**
 * What an ordinary summer costs: the masterclass with the middle fee of those whose prices are shown, from its first to
 * its last day in the cheapest room, with the cheapest meals. Undefined without a masterclass.
 */
export const exampleStay = ({
  master_classes,
  room_types,
  meal_types,
  handling_fee,
}: Academy): ExampleStay | undefined => {
  const byFee = pricedMasterclasses(master_classes).toSorted(
    (one, other) => feeOf(one) - feeOf(other) || one.id - other.id,
  )
  const masterclass = byFee[Math.floor((byFee.length - 1) / 2)]
  if (!masterclass) return undefined
  const room = cheapest(room_types)
  const meals = room && cheapest(meal_types)
  const nights = nightsOf(masterclass)
  const participation_fee = feeOf(masterclass)
  const cost = stayCost({ handling_fee, participation_fee, nights, room: room?.price, meals: meals?.price })
  return { masterclass, nights, room, meals, cost }
}

const feeOf = ({ participation_fee }: Academy['master_classes'][number]) => Number(participation_fee)

const cheapest = (options: LodgingOption[]) => options.toSorted((one, other) => one.price - other.price)[0]

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
