import type { User } from '@academy/contract/accounts/schemas'
import { createContext, use, useState } from 'react'
import { useUser } from '../../lib/session.ts'

/** Whose personal area this is; only below the layout, which shows nothing before it knows. */
export const MemberContext = createContext<User | undefined>(undefined)

export const useMember = (): User => {
  const member = use(MemberContext)
  if (!member) throw new Error('useMember is for the pages of the personal area')
  return member
}

/** Who is logged in, or was until now: when a login ends, the page and what was typed there stay. */
export const useLastUser = (): User | undefined => {
  const user = useUser()
  const [last, setLast] = useState(user)
  if (user && user !== last) setLast(user)
  return user ?? last
}
