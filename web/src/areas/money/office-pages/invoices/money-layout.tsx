import { defineTexts, useTexts } from '../../../../base/i18n/texts.ts'
import { paths } from '../../../../base/pages/paths.ts'
import { SectionLayout } from '../../../../base/pages/section-layout.tsx'

const layoutTexts = defineTexts({ en: { money: 'Money' }, de: { money: 'Geld' } })

/** The menu of invoices, bank statements, refunds, journal and check above each of these pages. */
export const MoneyLayout = () => (
  <SectionLayout section="money" label={useTexts(layoutTexts).money} first={paths.InvoicesListAdmin} />
)
