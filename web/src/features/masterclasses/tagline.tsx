import type { MasterclassCard } from '@academy/contract/masterclasses/schemas'
import { useLocale } from '../../lib/i18n/locale-context.ts'

interface TaglineProps {
  masterclass: MasterclassCard
  className: string
}

/** What the masterclass is about; without a tagline of its own, the description of the instrument. */
export const Tagline = ({ masterclass, className }: TaglineProps) => {
  const tagline = masterclass[`tagline_${useLocale()}`]
  const { description_english } = masterclass.instrument
  if (tagline) return <p className={className}>{tagline}</p>
  return (
    description_english && (
      <p className={className} lang="en">
        {description_english}
      </p>
    )
  )
}
