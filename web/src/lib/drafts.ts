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

/** Passwords are typed anew. */
const isSecret = (field: string) => field.includes('password')

const isFile = (entry: [string, unknown]): entry is [string, File] => entry[1] instanceof File

const draftOf = (typed: object): Draft<object> => {
  const entries = Object.entries(typed).filter(([field]) => !isSecret(field))
  return {
    values: Object.fromEntries(entries.filter(entry => !isFile(entry))),
    files: Object.fromEntries(entries.filter(isFile).map(([field, file]) => [field, file.name])),
  }
}

// The order of the fields says nothing.
const sorted = (_: string, value: unknown) =>
  value instanceof Object && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

/**
 * The place where one form of one person, or behind one link, is kept. Other tabs may have the same form open: what this
 * one has not seen yet is not overwritten.
 */
export const draftPlace = <Values extends object>(owner: Owner, form: string) => {
  const key = prefixOf(owner) + form
  /** What was stored when this tab last looked, or wrote; nothing before it has. */
  let seen: string | null | undefined
  const stored = () => attempt(() => storageOf(owner).getItem(key)) ?? null
  const store = (text: string | null) =>
    attempt(() => {
      if (text === null) storageOf(owner).removeItem(key)
      else storageOf(owner).setItem(key, text)
      seen = text
    })
  return {
    read: (): Draft<Values> | undefined =>
      attempt(() => {
        seen = stored()
        const draft: unknown = JSON.parse(seen ?? 'null')
        return isDraft(draft) ? draft : undefined
      }),
    /** Says whether it is kept: not over what another tab has kept in the meantime. */
    keep: (typed: Values): boolean => {
      const text = isBlank(typed) ? null : JSON.stringify(draftOf(typed), sorted)
      const now = stored()
      if (seen !== undefined && now !== seen && now !== text) return false
      if (now === text) seen = now
      else store(text)
      return true
    },
    forget: (): void => void store(null),
    /** Hears what other tabs do to it: `next` continues what this tab has seen, `apart` does not. */
    follow: (onChange: (change: 'next' | 'apart' | 'gone') => void): (() => void) => {
      const listen = ({ key: changed, oldValue }: StorageEvent) => {
        const now = stored()
        if ((changed !== key && changed !== null) || now === seen) return
        onChange(now === null ? 'gone' : oldValue === seen ? 'next' : 'apart')
      }
      addEventListener('storage', listen)
      return () => removeEventListener('storage', listen)
    },
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
