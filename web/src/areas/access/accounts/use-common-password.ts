import { useRef, useState } from 'react'

// A separate chunk, loaded only when choosing a password.
const load = () => import('@academy/contract/access/accounts/common-passwords')

/**
 * Tells whether the input is a common password. If the list fails to load there is no warning, and the form
 * still works.
 */
export const useCommonPassword = () => {
  const [isCommon, setCommon] = useState(false)
  const typed = useRef('')
  const prepare = () => void load().catch(() => {})
  const look = (password: string) => {
    typed.current = password
    load().then(
      ({ isCommonPassword }) => {
        // Ignore the result for an earlier input.
        if (typed.current === password) setCommon(isCommonPassword(password))
      },
      () => {},
    )
  }
  return { isCommon, prepare, look }
}
