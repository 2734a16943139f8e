import * as contract from '@academy/contract/schedule/dates/endpoints'
import { on } from '../../../http/bind.ts'
import { serveDatesFeed } from './serve-feed.ts'
import { showDates } from './show.ts'

export const dateRoutes = [on(contract.academyDates, showDates), on(contract.datesFeed, serveDatesFeed)]
