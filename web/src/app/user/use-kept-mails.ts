import type * as mails from '@academy/contract/mails/endpoints'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { route } from '../../lib/route.ts'
import { refreshUser } from '../guard.ts'

const keptMails = route<typeof mails.keptMails>('GET', '/api/user/kept-mails')

/** How many mails wait for the confirmation; asked again with each load of the page, and by whoever comes back to it. */
export const useKeptMails = (): number => {
  const { context } = useRouter().options
  const loadedAt = useRouterState({ select: state => state.matches.at(-1)?.updatedAt })
  const [kept, setKept] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each load of the page may have written a mail
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    // The number is an extra: without it the note says all that matters.
    const look = () =>
      context.call(keptMails, {}, { quiet: true, signal }).then(
        answer => signal.aborted || setKept(answer?.kept ?? 0),
        () => {},
      )
    // Whoever comes back may have opened the link in another tab.
    const comeBack = () => void refreshUser(context).then(() => signal.aborted || look())
    void look()
    window.addEventListener('focus', comeBack, { signal })
    return () => leaving.abort()
  }, [context, loadedAt])
  return kept
}
