// What somebody is typing, kept in this browser until it is sent. A draft belongs to one person, to a link that one
// person has, or (of visitors, whom nobody knows) to the tab until it is closed: nobody else is shown it.

export interface Draft<Values> {
  values: Partial<Values>
  /** The names of the files that were chosen, by field. Files themselves are not kept. */
  files: Record<string, string>
}

export type Owner = number | 'link' | 'tab'

const storageOf = (owner: Owner) => (owner === 'tab' ? sessionStorage : localStorage)
const prefixOf = (owner: Owner) => `draft:${owner}:`

// Storage can be forbidden or full: then the page simply remembers nothing.
const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}

const isDraft = (stored: unknown): stored is Draft<never> =>
  stored instanceof Object &&
  'values' in stored &&
  stored.values instanceof Object &&
  'files' in stored &&
  stored.files instanceof Object

const isEmpty = (value: unknown) => !value || (Array.isArray(value) && value.length === 0)
const isBlank = (typed: object) => Object.values(typed).every(isEmpty)

const isFile = (entry: [string, unknown]): entry is [string, File] => entry[1] instanceof File

const draftOf = (typed: object): Draft<object> => {
  const entries = Object.entries(typed)
  return {
    values: Object.fromEntries(entries.filter(entry => !isFile(entry))),
    files: Object.fromEntries(entries.filter(isFile).map(([field, file]) => [field, file.name])),
  }
}

/** The place where one form of one person, or behind one link, is kept. */
export const draftPlace = <Values extends object>(owner: Owner, form: string) => {
  const key = prefixOf(owner) + form
  return {
    read: (): Draft<Values> | undefined =>
      attempt(() => {
        const stored: unknown = JSON.parse(storageOf(owner).getItem(key) ?? 'null')
        return isDraft(stored) ? stored : undefined
      }),
    keep: (typed: Values): void =>
      void attempt(() =>
        isBlank(typed)
          ? storageOf(owner).removeItem(key)
          : storageOf(owner).setItem(key, JSON.stringify(draftOf(typed))),
      ),
    forget: (): void => void attempt(() => storageOf(owner).removeItem(key)),
  }
}

const forgetAll = (owner: Owner) =>
  attempt(() => {
    for (const key of Object.keys(storageOf(owner)))
      if (key.startsWith(prefixOf(owner))) storageOf(owner).removeItem(key)
  })

/** Somebody else uses this tab now. */
export const forgetDraftsOfTab = (): void => void forgetAll('tab')

/** Who logs out leaves nothing behind, on this tab neither. */
export const forgetDraftsOf = (personId: number): void => {
  forgetAll(personId)
  forgetAll('tab')
}
