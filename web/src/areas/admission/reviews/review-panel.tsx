import './review-panel.css'
import { MAX_RATING } from '@academy/contract/admission/reviews/limits'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useShortcuts } from '../../../base/use-shortcuts.ts'
import { ConflictNote } from '../../../ui/conflict-note.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { reviewTexts } from './texts.ts'
import { useReview } from './use-review.ts'

const ratings = Array.from({ length: MAX_RATING }, (_, index) => index + 1)

/** Rating and note, for the teacher alone. */
export const ReviewPanel = (props: Parameters<typeof useReview>[0]) => {
  const texts = useTexts(reviewTexts)
  const { rating, note, state, elsewhere, ...review } = useReview(props)
  const { rate, write, flush, keepMine, takeTheirs } = review
  useShortcuts(Object.fromEntries(ratings.map(one => [String(one), { act: () => rate(one) }])))
  return (
    <section className="review-panel" aria-label={texts.title}>
      <p className="review-label" aria-hidden="true">
        {texts.rating}
      </p>
      <fieldset className="review-rating" aria-label={texts.rating}>
        {ratings.map(one => (
          <button
            key={one}
            type="button"
            aria-label={texts.rate(one)}
            aria-pressed={rating === one}
            onClick={() => rate(one)}
          >
            {one}
          </button>
        ))}
      </fieldset>
      <p className="review-state" role="status">
        {state !== 'idle' && texts[state]}
      </p>
      <TextArea
        label={texts.note}
        hint={texts.hint}
        rows={3}
        maxLength={5000}
        value={note}
        onChange={event => write(event.target.value)}
        onBlur={flush}
        // Then the keys decide again.
        onKeyDown={event => event.key === 'Escape' && event.currentTarget.blur()}
      />
      {elsewhere && (
        <div className="review-elsewhere">
          <ConflictNote title={texts.elsewhere} onKeepMine={keepMine} onTakeTheirs={takeTheirs}>
            <p>
              {elsewhere.rating !== null && `${texts.rate(elsewhere.rating)}: `}
              {elsewhere.note || texts.noNote}
            </p>
          </ConflictNote>
        </div>
      )}
    </section>
  )
}
