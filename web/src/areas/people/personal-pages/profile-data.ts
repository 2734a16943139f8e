import { arrivalDetailsQuery } from '../../../features/arrival-details/api.ts'
import { newsQuery } from '../../../features/group-mails/news-api.ts'
import { noticesQuery } from '../../../features/notices/api.ts'
import { countriesQuery, profileQuery, resumeQuery } from '../../../features/profile/api.ts'
import type { Call } from '../../../lib/api.ts'
import { todayQuery } from '../today.ts'

export const profileQueries = (call: Call) => ({
  profile: profileQuery(call),
  countries: countriesQuery(call),
  resume: resumeQuery(call),
  details: arrivalDetailsQuery(call),
  today: todayQuery(call),
  news: newsQuery(call),
  choices: noticesQuery(call),
})
