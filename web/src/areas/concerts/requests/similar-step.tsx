import './similar-step.css'
import '../../../ui/button.css'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { usePending } from '../../../base/use-pending.ts'
import { Badge } from '../../../ui/badge.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { PendingButton } from '../../../ui/pending-button.tsx'
import { catalogueTexts } from './catalogue-texts.ts'
import type { AdditionInProgress } from './use-addition.ts'

interface SimilarStepProps {
  question: string
  suggestions: readonly { id: number; name: string; note: string }[]
  addition: AdditionInProgress
}

/** Shows similar existing entries: pick one, go back, or create a new one if allowed. */
export const SimilarStep = ({ question, suggestions, addition }: SimilarStepProps) => {
  const texts = useTexts(catalogueTexts)
  const { isPending, run } = usePending()
  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="similar-step">
      <p ref={heading} tabIndex={-1}>
        {question}
      </p>
      <ul>
        {suggestions.map(({ id, name, note }) => (
          <li key={id}>
            <span>
              {name} <Badge tone="warm">{note}</Badge>
            </span>
            <button
              type="button"
              className="button button-quiet"
              aria-label={texts.takeOf(name)}
              onClick={() => addition.take(id)}
            >
              {texts.take}
            </button>
          </li>
        ))}
      </ul>
      <FormMessage message={addition.message} />
      <div className="similar-step-actions">
        <button type="button" className="button button-quiet" onClick={addition.back}>
          {texts.back}
        </button>
        {addition.similar?.canCreate && (
          <PendingButton isPending={isPending} onClick={() => void run(addition.createAnyway)}>
            {texts.createAnyway}
          </PendingButton>
        )}
      </div>
    </div>
  )
}
