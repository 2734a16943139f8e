import type { User } from '@academy/contract/base/schemas'
import { createContext, use, useState } from 'react'
import { useUser } from '../use-user.ts'

/** The owner of the personal area; set by the layout, which renders nothing before it is known. */
export const MemberContext = createContext<User | undefined>(undefined)

export const useMember = (): User => {
  const member = use(MemberContext)
  if (!member) throw new Error('useMember must be used within the personal area')
  return member
}

/** Returns the current or last user: when the session ends, the page and its unsaved input stay. */
export const useLastUser = (): User | undefined => {
  const user = useUser()
  const [last, setLast] = useState(user)
  if (user && user !== last) setLast(user)
  return user ?? last
}
