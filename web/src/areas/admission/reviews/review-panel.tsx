import { saveReview } from '@academy/contract/admission/reviews/endpoints'
import type { Review } from '@academy/contract/admission/reviews/schemas'
import { MAX_RATING } from '@academy/contract/base/constants'
import { useEffect, useRef, useState } from 'react'
import { isRefusal } from '../../../base/api-errors.ts'
import { type Call, quiet } from '../../../base/call.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useSaveFailure } from '../../../base/use-pending.ts'
import { useShortcuts } from '../../../base/use-shortcuts.ts'
import { ConflictNote } from '../../../ui/conflict-note.tsx'
import { TextArea } from '../../../ui/form/text-field.tsx'
import { reviewTexts } from './texts.ts'
import './review-panel.css'

const PAUSE_MS = 1200

const sendReview = (call: Call, applicationId: number, body: Review): Promise<Review> =>
  // It continues when the page is left.
  call(saveReview, { params: { applicationId: String(applicationId) }, body }, { ...quiet, keepalive: true })

interface ReviewProps {
  call: Call
  applicationId: number
  /** As on the server. */
  stored: Review
  onSaved: (review: Review) => void
  /** Loads the page again: somebody has saved another version. */
  onConflict: () => void
}

type Typed = Pick<Review, 'rating' | 'note'>
const typedOf = ({ rating, note }: Typed): Typed => ({ rating, note })
const isSame = (one: Typed, other: Typed) =>
  one.rating === other.rating && one.note.trim() === other.note.trim()

/** Returns what is wanted after a save elsewhere; undefined if both have changed the same. */
const merged = (before: Typed, mine: Typed, theirs: Typed): Typed | undefined => {
  const isRatingKept = mine.rating === before.rating || mine.rating === theirs.rating
  const isNoteKept = isSame({ ...mine, rating: null }, { ...before, rating: null })
  if (!isRatingKept && theirs.rating !== before.rating) return undefined
  if (!isNoteKept && !isSame({ ...theirs, rating: null }, { ...before, rating: null })) return undefined
  return { rating: isRatingKept ? theirs.rating : mine.rating, note: isNoteKept ? theirs.note : mine.note }
}

/** Loses neither note. */
const both = (mine: Typed, theirs: Typed): Typed => ({
  rating: theirs.rating,
  note: [theirs.note, mine.note].filter(Boolean).join('\n\n'),
})

/** Saves rating and note by themselves, one request after the other, after a pause and when the applicant is left. */
const useReview = ({ call, applicationId, stored, onSaved, onConflict }: ReviewProps) => {
  const showFailure = useSaveFailure()
  const [typed, setTyped] = useState<Typed>({ rating: stored.rating, note: stored.note })
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'unsaved'>('idle')
  /** What another device has saved, while something else was typed here: then nothing is saved until one is chosen. */
  const [elsewhere, setElsewhere] = useState<Review>()
  const conflict = useRef<Review>(undefined)
  const setConflict = (review: Review | undefined) => {
    conflict.current = review
    setElsewhere(review)
  }
  const saved = useRef(stored)
  const wanted = useRef(typed)
  const queue = useRef(Promise.resolve())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const send = async () => {
    if (conflict.current || isSame(wanted.current, saved.current)) return
    setState('saving')
    try {
      saved.current = await sendReview(call, applicationId, {
        ...wanted.current,
        version: saved.current.version,
      })
      setState(isSame(wanted.current, saved.current) ? 'saved' : 'unsaved')
      onSaved(saved.current)
    } catch (error) {
      setState('unsaved')
      if (isRefusal(error, 'changed_meanwhile')) onConflict()
      else showFailure(error)
    }
  }
  const flush = () => {
    clearTimeout(timer.current)
    queue.current = queue.current.then(send)
  }
  const change = (next: Typed, isAtOnce: boolean) => {
    wanted.current = next
    setTyped(next)
    setState(isSame(next, saved.current) ? 'idle' : 'unsaved')
    clearTimeout(timer.current)
    if (isAtOnce) flush()
    else timer.current = setTimeout(flush, PAUSE_MS)
  }
  const latestFlush = useRef(flush)
  useEffect(() => {
    latestFlush.current = flush
  })
  useEffect(() => {
    const leave = () => {
      if (conflict.current) wanted.current = both(wanted.current, conflict.current)
      conflict.current = undefined
      latestFlush.current()
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  const { version } = stored
  // biome-ignore lint/correctness/useExhaustiveDependencies: a version has one content
  useEffect(() => {
    if (version <= saved.current.version) return
    const result = conflict.current ? undefined : merged(saved.current, wanted.current, stored)
    saved.current = stored
    if (!result) return setConflict(stored)
    wanted.current = result
    setTyped(result)
    latestFlush.current()
  }, [version])

  return {
    ...typed,
    state,
    elsewhere,
    /** A second tap on the rating takes it back. */
    rate: (rating: number) =>
      change({ ...wanted.current, rating: wanted.current.rating === rating ? null : rating }, true),
    write: (note: string) => change({ ...wanted.current, note }, false),
    flush,
    keepMine: () => {
      setConflict(undefined)
      flush()
      return queue.current
    },
    takeTheirs: () => {
      setConflict(undefined)
      change(typedOf(saved.current), false)
    },
  }
}

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
