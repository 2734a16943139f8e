// Drafts of form input, stored in this browser until sent. A draft belongs to one person, to a personal link,
// or (for guests) to the tab until it is closed; nobody else sees it.

export interface Draft<Values> {
  values: Partial<Values>
  /** The names of the chosen files, by field. Files themselves are not stored. */
  files: Record<string, string>
}

export type Owner = number | 'link' | 'tab'

const storageOf = (owner: Owner) => (owner === 'tab' ? sessionStorage : localStorage)
const prefixOf = (owner: Owner) => `draft:${owner}:`

// Storage can be blocked or full: then nothing is remembered.
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

/** Passwords are never stored. */
const isSecret = (field: string) => field.includes('password')

const isFile = (entry: [string, unknown]): entry is [string, File] => entry[1] instanceof File

const draftOf = (typed: object): Draft<object> => {
  const entries = Object.entries(typed).filter(([field]) => !isSecret(field))
  return {
    values: Object.fromEntries(entries.filter(entry => !isFile(entry))),
    files: Object.fromEntries(entries.filter(isFile).map(([field, file]) => [field, file.name])),
  }
}

// Makes the comparison independent of field order.
const sorted = (_: string, value: unknown) =>
  value instanceof Object && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

/**
 * The storage of one form's draft. Other tabs may have the same form open: content that this tab has not seen
 * is not overwritten.
 */
export const draftStore = <Values extends object>(owner: Owner, form: string) => {
  const key = prefixOf(owner) + form
  /** The stored text at this tab's last read or write; undefined before. */
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
    /** Returns whether it was stored; false if another tab has changed it in the meantime. */
    keep: (typed: Values): boolean => {
      const text = isBlank(typed) ? null : JSON.stringify(draftOf(typed), sorted)
      const now = stored()
      if (seen !== undefined && now !== seen && now !== text) return false
      if (now === text) seen = now
      else store(text)
      return true
    },
    forget: (): void => void store(null),
    /** Listens to changes by other tabs: `next` is based on what this tab has seen, `apart` is not. */
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

/** Of a form without drafts: nothing is read or stored. */
export const noDrafts = <Values extends object>(): ReturnType<typeof draftStore<Values>> => ({
  read: () => undefined,
  keep: () => true,
  forget: () => {},
  follow: () => () => {},
})

const forgetAll = (owner: Owner) =>
  attempt(() => {
    for (const key of Object.keys(storageOf(owner)))
      if (key.startsWith(prefixOf(owner))) storageOf(owner).removeItem(key)
  })

/** Whether this browser keeps something that this user has typed and not sent; a logout would remove it. */
export const hasDraftsOf = (personId: number): boolean =>
  ([personId, 'tab'] as const).some(owner =>
    Boolean(attempt(() => Object.keys(storageOf(owner)).some(key => key.startsWith(prefixOf(owner))))),
  )

/** Called when another user takes over this tab. */
export const forgetDraftsOfTab = (): void => void forgetAll('tab')

/** Removes all drafts of a user who logs out, including those of this tab. */
export const forgetDraftsOf = (personId: number): void => {
  forgetAll(personId)
  forgetAll('tab')
}
