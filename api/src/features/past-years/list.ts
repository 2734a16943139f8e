import type { pastYears as endpoint } from '@academy/contract/past-years/endpoints'
import type { Verb } from '../../lib/services.ts'
import { findPastYears } from './queries.ts'

export const listPastYears: Verb<typeof endpoint> = ({ db, clock }) => findPastYears(db, clock.today())
