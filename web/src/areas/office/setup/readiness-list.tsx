import './readiness.css'
import type { ReadinessItem, ReadinessKey } from '@academy/contract/office/setup/schemas'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { readinessTexts } from './readiness-texts.ts'

interface ReadinessListProps {
  items: readonly ReadinessItem[]
  /** Where each item is done. */
  pathOf: Record<ReadinessKey, string>
  /** Then what is done is left out. */
  isOpened: boolean
}

/** What is missing for the academy. Renders nothing once everything is done. */
export const ReadinessList = ({ items, pathOf, isOpened }: ReadinessListProps) => {
  const texts = useTexts(readinessTexts)
  const missing = items.filter(({ is_done }) => !is_done)
  if (missing.length === 0) return null
  return (
    <>
      <p>{texts.intro(missing.length)}</p>
      <ul className="readiness">
        {(isOpened ? missing : items).map(({ key, is_done }) => (
          <li key={key} data-done={is_done || undefined}>
            <Badge tone={is_done ? 'quiet' : 'warm'}>{is_done ? texts.done : texts.open}</Badge>
            <a href={pathOf[key]}>{texts.items[key]}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
