import type { Application } from '@academy/contract/admission/applications/schemas'
import { fullName } from '@academy/contract/base/names'
import { useState } from 'react'
import { isRefusal } from '../../../base/api-errors.ts'
import { nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { listTexts } from './list-texts.ts'

type Named = Pick<Application['masterclass'], 'instrument' | 'teacher'>

/** Returns a function that names a masterclass: "Cello with Ilse Marent". */
export const useTitle = () => {
  const locale = useLocale()
  const { titleOf } = useTexts(listTexts)
  return ({ instrument, teacher }: Named): string => titleOf(nameIn(locale, instrument), fullName(teacher))
}

/** An application in a list; `isDeleting` while the delete request is in flight. */
export type ListedApplication = Application & { isDeleting?: boolean }

/** The loaded list with local changes, which are dropped when it is reloaded. */
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
    /**
     * On failure the application stays in the list, unless another tab has removed it already. Returns
     * whether it is gone.
     */
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
