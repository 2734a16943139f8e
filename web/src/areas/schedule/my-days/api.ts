import * as contract from '@academy/contract/schedule/my-days/endpoints'
import { type Call, quiet } from '../../../base/call.ts'
import { todayQuery } from '../../../base/pages/today.ts'
import { defineQuery } from '../../../base/query.ts'
import { ownLettersQuery } from '../../messages/letters/own-api.ts'

const myDaysQuery = (call: Call) => defineQuery(call, ['my-days'], call => call(contract.myDays, {}, quiet))

const calendarLinkQuery = (call: Call) =>
  defineQuery(call, ['calendar-link'], call => call(contract.calendarLink, {}, quiet))

export const renewLink = (call: Call) => call(contract.renewCalendarLink, {}, quiet)

export const revokeLink = (call: Call): Promise<void> => call(contract.revokeCalendarLink, {}, quiet)

export const myDaysQueries = (call: Call) => ({
  today: todayQuery(call),
  days: myDaysQuery(call),
  link: calendarLinkQuery(call),
  letters: ownLettersQuery(call),
})
