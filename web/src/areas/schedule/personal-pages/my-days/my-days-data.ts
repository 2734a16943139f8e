import type { Call } from '../../../../base/api.ts'
import { todayQuery } from '../../../../base/pages/today.ts'
import { ownLettersQuery } from '../../../messages/letters/own-api.ts'
import { calendarLinkQuery, myDaysQuery } from '../../my-days/api.ts'

export const myDaysQueries = (call: Call) => ({
  today: todayQuery(call),
  days: myDaysQuery(call),
  link: calendarLinkQuery(call),
  letters: ownLettersQuery(call),
})
