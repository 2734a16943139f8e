import type { MasterclassCard } from '@academy/contract/programme/masterclasses/schemas'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { summaryOf } from './summary-of.ts'

interface TaglineProps {
  masterclass: MasterclassCard
  className: string
}

/** What the masterclass is about; without a tagline of its own, the description of the instrument. */
export const Tagline = ({ masterclass, className }: TaglineProps) => {
  const locale = useLocale()
  const summary = summaryOf(masterclass, locale)
  return (
    summary && (
      <p className={className} dir="auto" lang={summary.lang === locale ? undefined : summary.lang}>
        {summary.text}
      </p>
    )
  )
}
