import './readiness.css'
import type { ReadinessItem, ReadinessKey } from '@academy/contract/setup/schemas'
import { useTexts } from '../../lib/i18n/texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Panel } from '../../ui/panel.tsx'
import { readinessTexts } from './readiness-texts.ts'

interface ReadinessListProps {
  items: readonly ReadinessItem[]
  /** Where each item is done. */
  pathOf: Record<ReadinessKey, string>
}

/** What is missing before the academy opens. Renders nothing once everything is done. */
export const ReadinessList = ({ items, pathOf }: ReadinessListProps) => {
  const texts = useTexts(readinessTexts)
  const open = items.filter(({ is_done }) => !is_done).length
  if (open === 0) return null
  return (
    <Panel title={texts.title}>
      <p>{texts.intro(open)}</p>
      <ul className="readiness">
        {items.map(({ key, is_done }) => (
          <li key={key} data-done={is_done || undefined}>
            <Badge tone={is_done ? 'quiet' : 'warm'}>{is_done ? texts.done : texts.open}</Badge>
            <a href={pathOf[key]}>{texts.items[key]}</a>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
