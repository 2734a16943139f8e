import type * as contract from '@academy/contract/schedule/my-days/endpoints'
import type { Call } from '../../../base/api.ts'
import { todayQuery } from '../../../base/pages/today.ts'
import { defineQuery } from '../../../base/query.ts'
import { route } from '../../../base/route.ts'
import { ownLettersQuery } from '../../messages/letters/own-api.ts'

const quiet = { quiet: true } as const

const routes = {
  days: route<typeof contract.myDays>('GET', '/api/my-days'),
  link: route<typeof contract.calendarLink>('GET', '/api/my-days/link'),
  renew: route<typeof contract.renewCalendarLink>('POST', '/api/my-days/link'),
  revoke: route<typeof contract.revokeCalendarLink>('DELETE', '/api/my-days/link'),
}

const myDaysQuery = (call: Call) => defineQuery(call, ['my-days'], call => call(routes.days, {}, quiet))

const calendarLinkQuery = (call: Call) =>
  defineQuery(call, ['calendar-link'], call => call(routes.link, {}, quiet))

export const renewLink = (call: Call) => call(routes.renew, {}, quiet)

export const revokeLink = (call: Call): Promise<void> => call(routes.revoke, {}, quiet)

export const myDaysQueries = (call: Call) => ({
  today: todayQuery(call),
  days: myDaysQuery(call),
  link: calendarLinkQuery(call),
  letters: ownLettersQuery(call),
})
