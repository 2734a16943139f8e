import { createContext, useContext } from 'react'

/** What precedes the paths of public pages: nothing for visitors, the preview of an academy for the office. */
const PublicBase = createContext('')
export const PublicBaseProvider = PublicBase.Provider

/** Returns a function that completes the path of a public page, so that links of a preview stay in it. */
export const usePublicPath = (): ((path: `/${string}`) => string) => {
  const base = useContext(PublicBase)
  return path => (base && path === '/' ? base : `${base}${path}`)
}
