// What somebody is typing, kept in this browser until it is sent. A draft belongs to one person, or to a link that one
// person has: nobody else is shown it.

export interface Draft<Values> {
  values: Partial<Values>
  /** The names of the files that were chosen, by field. Files themselves are not kept. */
  files: Record<string, string>
}

type Owner = number | 'link'

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

const isBlank = (typed: object) => Object.values(typed).every(value => !value)

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
        const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
        return isDraft(stored) ? stored : undefined
      }),
    keep: (typed: Values): void =>
      void attempt(() =>
        isBlank(typed)
          ? localStorage.removeItem(key)
          : localStorage.setItem(key, JSON.stringify(draftOf(typed))),
      ),
    forget: (): void => void attempt(() => localStorage.removeItem(key)),
  }
}

/** Who logs out leaves nothing behind. */
export const forgetDraftsOf = (personId: number): void =>
  void attempt(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefixOf(personId))) localStorage.removeItem(key)
  })
