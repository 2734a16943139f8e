import type { Application } from '@academy/contract/applications/schemas'
import { useState } from 'react'
import { isRefusal } from '../../lib/api-errors.ts'

/** An application in a list; `isDeleting` while the server is taking it away. */
export type ListedApplication = Application & { isDeleting?: boolean }

/** The list as it was loaded, with what has happened to it since. Loaded anew, it begins anew. */
export const useApplications = (loaded: Application[]) => {
  const [source, setSource] = useState(loaded)
  const [list, setList] = useState<ListedApplication[]>(loaded)
  if (loaded !== source) {
    setSource(loaded)
    setList(loaded)
  }
  const drop = (id: number) => setList(now => now.filter(one => one.id !== id))
  const mark = (id: number, isDeleting: boolean) =>
    setList(now => now.map(one => (one.id === id ? { ...one, isDeleting } : one)))
  return {
    list,
    drop,
    replace: (changed: Application) =>
      setList(now => now.map(one => (one.id === changed.id ? changed : one))),
    /** Whatever goes wrong, the application is simply still there, unless another tab was faster. Says whether it is gone. */
    remove: async (id: number, take: (id: number) => Promise<void>): Promise<boolean> => {
      mark(id, true)
      try {
        await take(id)
      } catch (error) {
        mark(id, false)
        if (!isRefusal(error, 'not_found')) return false
      }
      drop(id)
      return true
    },
  }
}
