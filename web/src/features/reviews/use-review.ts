import type { Review } from '@academy/contract/reviews/schemas'
import { useEffect, useRef, useState } from 'react'
import type { Call } from '../../lib/api.ts'
import { isRefusal } from '../../lib/api-errors.ts'
import { useSaveFailure } from '../../lib/use-save-failure.ts'
import { sendReview } from './api.ts'

const PAUSE_MS = 1200

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
const isSame = (one: Typed, other: Typed) =>
  one.rating === other.rating && one.note.trim() === other.note.trim()

/** Saves rating and note by themselves, one request after the other, after a pause and when the applicant is left. */
export const useReview = ({ call, applicationId, stored, onSaved, onConflict }: ReviewProps) => {
  const showFailure = useSaveFailure()
  const [typed, setTyped] = useState<Typed>({ rating: stored.rating, note: stored.note })
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'unsaved'>('idle')
  /** What another window has saved, while this one has something else. */
  const [elsewhere, setElsewhere] = useState<Review>()
  const saved = useRef(stored)
  const wanted = useRef(typed)
  const queue = useRef(Promise.resolve())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const send = async () => {
    if (isSame(wanted.current, saved.current)) return
    setState('saving')
    try {
      saved.current = await sendReview(call, applicationId, {
        ...wanted.current,
        version: saved.current.version,
      })
      setElsewhere(undefined)
      setState(isSame(wanted.current, saved.current) ? 'saved' : 'unsaved')
      onSaved(saved.current)
    } catch (error) {
      setState('unsaved')
      showFailure(error)
      if (isRefusal(error, 'changed_meanwhile')) onConflict()
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
    const leave = () => latestFlush.current()
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
    const isUntouched = isSame(wanted.current, saved.current)
    saved.current = stored
    if (isUntouched) {
      wanted.current = { rating: stored.rating, note: stored.note }
      setTyped(wanted.current)
    } else setElsewhere(stored)
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
  }
}
