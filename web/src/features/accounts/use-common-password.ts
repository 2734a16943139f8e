import { useRef, useState } from 'react'

// A file of its own, which nobody loads who does not choose a password.
const load = () => import('@academy/contract/accounts/common-passwords')

/** Tells whether what is typed is a common password. Without the list nobody is warned; the form works all the same. */
export const useCommonPassword = () => {
  const [isCommon, setCommon] = useState(false)
  const typed = useRef('')
  const prepare = () => void load().catch(() => {})
  const look = (password: string) => {
    typed.current = password
    load().then(
      ({ isCommonPassword }) => {
        // An answer about an earlier text comes too late.
        if (typed.current === password) setCommon(isCommonPassword(password))
      },
      () => {},
    )
  }
  return { isCommon, prepare, look }
}
