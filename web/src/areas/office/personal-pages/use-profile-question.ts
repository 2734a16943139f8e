import type { Profile } from '@academy/contract/people/profile/schemas'
import { useEffect, useState } from 'react'

const keyOf = (personId: number) => `profile-asked:${personId}`

// Storage can be blocked. Then the question is asked again on the next page.
const wasAsked = (personId: number): boolean => {
  try {
    return sessionStorage.getItem(keyOf(personId)) !== null
  } catch {
    return false
  }
}
const rememberAsked = (personId: number): void => {
  try {
    sessionStorage.setItem(keyOf(personId), 'yes')
  } catch {
    // See above.
  }
}

/** The dialog that completes a profile without gender: it opens by itself once a visit, which is as long as the tab. */
export const useProfileQuestion = (personId: number, { gender }: Pick<Profile, 'gender'>) => {
  const [isOpen, setOpen] = useState(() => gender === null && !wasAsked(personId))
  useEffect(() => {
    if (isOpen) rememberAsked(personId)
  }, [isOpen, personId])
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}
