import { ownLettersQuery } from '../../../features/letters/own-api.ts'
import { calendarLinkQuery, myDaysQuery } from '../../../features/my-days/api.ts'
import type { Call } from '../../../lib/api.ts'
import { todayQuery } from '../today.ts'

export const myDaysQueries = (call: Call) => ({
  today: todayQuery(call),
  days: myDaysQuery(call),
  link: calendarLinkQuery(call),
  letters: ownLettersQuery(call),
})
