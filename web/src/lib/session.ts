const STORAGE_KEY = 'user'

/** The token of whoever is logged in. Storage can be forbidden or hold something foreign: then nobody is. */
export const storedToken = (): string | undefined => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null')
    const token = stored instanceof Object && 'access_token' in stored ? stored.access_token : undefined
    return typeof token === 'string' ? token : undefined
  } catch {
    return undefined
  }
}
