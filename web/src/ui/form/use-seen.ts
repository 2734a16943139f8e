import { useRef, useState } from 'react'
import { isConflict } from './use-version.ts'

interface SeenOptions<Seen> {
  /** What is saved now, as far as the page knows. */
  saved: Seen
  /** Loads it again. */
  refresh: () => Promise<void>
}

/**
 * For a form without a version: its request says what the page showed when the form was opened. If somebody else has
 * changed that, the user decides; `conflict` returns the props of `ConflictNote`.
 */
export const useSeen = <Seen>({ saved, refresh }: SeenOptions<Seen>) => {
  const seen = useRef(saved)
  const [hasConflict, setConflict] = useState(false)
  /** Runs a save that names what was seen. */
  const save = async (send: (seen: Seen) => Promise<unknown>): Promise<void> => {
    setConflict(false)
    try {
      await send(seen.current)
    } catch (error) {
      if (isConflict(error)) {
        await refresh()
        setConflict(true)
      }
      throw error
    }
  }
  const conflict = (submit: () => Promise<void> | void, show: (saved: Seen) => void) =>
    hasConflict
      ? {
          onKeepMine: async () => {
            seen.current = saved
            await submit()
          },
          onTakeTheirs: () => {
            seen.current = saved
            setConflict(false)
            show(saved)
          },
        }
      : undefined
  return { save, conflict }
}
