import '../../../base/pages/page.css'
import './costs.css'
import type { Costs as CostsOfAcademy } from '@academy/contract/lodging/costs/schemas'
import { getRouteApi } from '@tanstack/react-router'
import { formatLongDay } from '../../../base/format.ts'
import { formatLongPeriod } from '../../../base/format-period.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { defineTexts, useTexts } from '../../../base/i18n/texts.ts'
import { Island } from '../../../base/pages/island.tsx'
import { ProgrammeFollows } from '../../programme/academy/programme-follows.tsx'
import { ScholarshipNote } from '../../programme/academy/scholarship-note.tsx'
import { masterclassTexts } from '../../programme/masterclasses/texts.ts'
import { Paragraphs } from '../../site/site-texts/paragraphs.tsx'
import { CostCalculator } from '../costs/cost-calculator.tsx'
import { FeeTable, LodgingPriceTable, PaymentSteps, TermsTable } from '../costs/price-tables.tsx'
import { costTexts } from '../costs/texts.ts'

const route = getRouteApi('/main/costs')

const pageTexts = defineTexts({
  en: { academy: 'Academy', title: 'What the academy costs' },
  de: { academy: 'Akademie', title: 'Was die Akademie kostet' },
})

export const Costs = () => {
  const { costs, texts, lang } = route.useLoaderData()
  const locale = useLocale()
  const labels = useTexts(pageTexts)
  return (
    <div className="page">
      <h1>
        {costs && (
          <span className="page-kicker">
            {labels.academy}, {formatLongPeriod(costs.start_date, costs.end_date, locale)}
          </span>
        )}{' '}
        {labels.title}
      </h1>
      <Paragraphs of={texts.lead} className="page-lead" />
      {costs ? <AllCosts costs={costs} lang={lang} /> : <ProgrammeFollows />}
    </div>
  )
}

const AllCosts = ({ costs, lang }: { costs: CostsOfAcademy; lang: string | undefined }) => {
  const texts = useTexts(costTexts)
  const { allClosed } = useTexts(masterclassTexts)
  const { nights, handling_fee, masterclasses, room_types, meal_types, calculation } = costs
  const calculated = { nights, handling_fee, masterclasses, room_types, meal_types, calculation }
  return (
    <>
      {masterclasses.length > 0 && (
        <section className="page-section">
          <div>
            <h2>{texts.calculator}</h2>
            <p>{costs.applications === 'none' ? allClosed : texts.calculatorHint}</p>
          </div>
          <Island name="costCalculator" component={CostCalculator} props={{ costs: calculated, lang }} />
        </section>
      )}
      <section className="page-section">
        <h2>{texts.whenToPay}</h2>
        <PaymentSteps costs={costs} />
      </section>
      <Prices costs={costs} />
      <Cancelling costs={costs} />
      {costs.scholarship && (
        <section className="page-section">
          <ScholarshipNote scholarship={costs.scholarship} heading="h2" />
        </section>
      )}
    </>
  )
}

const Prices = ({ costs }: { costs: CostsOfAcademy }) => {
  const texts = useTexts(costTexts)
  const { masterclasses, room_types, meal_types } = costs
  return (
    <section className="page-section">
      <h2>{texts.prices}</h2>
      <div>
        {masterclasses.length > 0 && (
          <>
            <FeeTable masterclasses={masterclasses} />
            <p className="costs-note">
              {costs.applications === 'some' && `${texts.onlyOpen} `}
              {texts.feesNote}
            </p>
          </>
        )}
        {room_types.length > 0 && (
          <>
            <LodgingPriceTable room_types={room_types} meal_types={meal_types} />
            {meal_types.length > 0 && <p className="costs-note">{texts.roomsNote}</p>}
          </>
        )}
      </div>
    </section>
  )
}

const Cancelling = ({ costs }: { costs: CostsOfAcademy }) => {
  const locale = useLocale()
  const texts = useTexts(costTexts)
  return (
    <section className="page-section">
      <h2>{texts.cancelling}</h2>
      <div className="costs-terms">
        <div>
          <h3>{texts.cancelClass}</h3>
          <p>{texts.cancelClassText}</p>
          <TermsTable caption={texts.cancelClass} steps={costs.withdrawal} />
        </div>
        {costs.room_types.length > 0 && (
          <div>
            <h3>{texts.cancelRoom}</h3>
            <p>{texts.cancelRoomText(formatLongDay(costs.lodging_free_until, locale))}</p>
            <TermsTable caption={texts.cancelRoom} steps={costs.lodging} />
          </div>
        )}
      </div>
    </section>
  )
}
