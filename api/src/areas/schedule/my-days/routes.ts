import * as contract from '@academy/contract/schedule/my-days/endpoints'
import { on } from '../../../http/bind.ts'
import { renewLink, revokeLink, showLink } from './link.ts'
import { serveFeed } from './serve-feed.ts'
import { showDays } from './show.ts'

export const myDaysRoutes = [
  on(contract.myDays, showDays),
  on(contract.calendarLink, showLink),
  on(contract.renewCalendarLink, renewLink),
  on(contract.revokeCalendarLink, revokeLink),
  on(contract.calendarFeed, serveFeed),
]
