import type { Call } from '../../../base/api.ts'
import { todayQuery } from '../../../base/pages/today.ts'
import { newsQuery } from '../../messages/group-mails/news-api.ts'
import { noticesQuery } from '../../messages/notices/api.ts'
import { arrivalDetailsQuery } from '../arrival-details/api.ts'
import { countriesQuery, profileQuery, resumeQuery } from '../profile/api.ts'

export const profileQueries = (call: Call) => ({
  profile: profileQuery(call),
  countries: countriesQuery(call),
  resume: resumeQuery(call),
  details: arrivalDetailsQuery(call),
  today: todayQuery(call),
  news: newsQuery(call),
  choices: noticesQuery(call),
})
