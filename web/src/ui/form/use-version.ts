import { type RefObject, useRef, useState } from 'react'
import { isRefusal } from '../../base/api-errors.ts'

export interface Versioned {
  version: number
}

interface VersionOptions<Saved> {
  /** The version that the input is based on. */
  base: RefObject<number>
  loadNewest: () => Promise<Saved>
  /** Adapts the input to what somebody else has saved, before it is saved over that. */
  rebase?: ((newest: Saved) => void) | undefined
  /** Shows what somebody else has saved instead of the input. */
  show: (newest: Saved) => void | Promise<void>
  submit: () => Promise<void>
  refuse: (error: unknown) => void
}

/** Whether somebody else has saved a newer version. The note about it says so, a message would repeat it. */
export const isConflict = (error: unknown): boolean => isRefusal(error, 'changed_meanwhile')

/** Saves name the version that the input is based on. If that is no longer the newest, the user decides. */
export const useVersion = <Saved extends Versioned>(options: VersionOptions<Saved>) => {
  const { base, loadNewest, rebase, show, submit, refuse } = options
  const [hasConflict, setConflict] = useState(false)
  const load = async (): Promise<Saved | undefined> => {
    try {
      const newest = await loadNewest()
      base.current = newest.version
      return newest
    } catch (error) {
      refuse(error)
      return undefined
    }
  }
  const onKeepMine = async () => {
    const newest = await load()
    if (!newest) return
    rebase?.(newest)
    await submit()
  }
  const onTakeTheirs = async () => {
    const newest = await load()
    if (!newest) return
    setConflict(false)
    await show(newest)
  }
  return {
    /** Sends the input with its version. Resolves to undefined if the user changed their mind. */
    save: async <Result extends Saved | undefined>(
      send: (version: number) => Promise<Result>,
    ): Promise<Result> => {
      setConflict(false)
      try {
        const saved = await send(base.current)
        if (saved) base.current = saved.version
        return saved
      } catch (error) {
        setConflict(isConflict(error))
        throw error
      }
    },
    clearConflict: () => setConflict(false),
    /** The props of `ConflictNote`, while the user has to decide. */
    conflict: hasConflict ? { onKeepMine, onTakeTheirs } : undefined,
  }
}

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
