import type * as mails from '@academy/contract/messages/mails/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { Call } from '../../../base/api.ts'
import { meQuery } from '../../../base/me.ts'
import { defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'

const pendingMails = route<typeof mails.pendingMails>('GET', '/api/user/pending-mails')

const pendingMailsQuery = (call: Call) =>
  defineQuery(
    call,
    ['kept-mails'],
    async call => (await call(pendingMails, {}, { quiet: true }))?.pending ?? 0,
  )

/**
 * Returns how many mails wait for the address to be confirmed. Refetches on focus: the link may have been
 * opened in another tab.
 */
export const usePendingMails = (): number => {
  const { call } = useRouter().options.context
  useQuery({ ...meQuery(call), refetchOnWindowFocus: 'always' })
  const { data } = useQuery({
    ...pendingMailsQuery(call),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
  // The number is optional: without it the note is still complete.
  return data ?? 0
}
