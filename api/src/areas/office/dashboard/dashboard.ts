import { phaseOf } from '@academy/contract/base/phase'
import * as contract from '@academy/contract/office/dashboard/endpoints'
import type { OfficeDashboard } from '@academy/contract/office/dashboard/schemas'
import { backupStatus } from '../../../base/backups/status.ts'
import { dayInVienna } from '../../../base/clock.ts'
import { findFailedJobs } from '../../../base/jobs/failures.ts'
import { countFailedMails } from '../../../base/mail/review.ts'
import { serve } from '../../../base/serve.ts'
import type { Db } from '../../../db/connection.ts'
import { findDiners, findGuests, housekeepingDays, kitchenDays } from '../../lodging/index.ts'
import { countNewMessages } from '../../site/index.ts'
import { countInvoices, findAcademyPart } from './office-queries.ts'
import { findAccompanistDashboard, findTeacherDashboard } from './staff-queries.ts'

type House = Pick<
  OfficeDashboard,
  'arrival_count' | 'departure_count' | 'guest_count' | 'breakfast_count' | 'dinner_count' | 'house_days'
>

const sum = (portions: Record<string, number> = {}) =>
  Object.values(portions).reduce((total, one) => total + one, 0)

/** Counts the guests and meals of every day by the rules of the sheets. */
const countHouse = async (db: Db, today: string): Promise<House> => {
  const [guests, diners] = await Promise.all([findGuests(db), findDiners(db)])
  const house = guests ? housekeepingDays(guests, guests.people) : []
  const kitchen = diners ? kitchenDays(diners, diners.people) : []
  const mealsOf = new Map(kitchen.map(one => [one.day, one]))
  const { arrivals = [], departures = [], stays = [] } = house.find(({ day }) => day === today) ?? {}
  return {
    arrival_count: arrivals.length,
    departure_count: departures.length,
    guest_count: arrivals.length + stays.length,
    breakfast_count: sum(mealsOf.get(today)?.breakfast),
    dinner_count: sum(mealsOf.get(today)?.dinner),
    house_days: house.map(one => ({
      day: one.day,
      arrivals: one.arrivals.length,
      departures: one.departures.length,
      breakfasts: sum(mealsOf.get(one.day)?.breakfast),
      dinners: sum(mealsOf.get(one.day)?.dinner),
    })),
  }
}

export const showOfficeDashboard = serve(contract.officeDashboard, async ({ db, config }, { now }) => {
  const today = dayInVienna(now)
  const [part, money, house, failed_mail_count, new_message_count, backup, failed_jobs] = await Promise.all([
    findAcademyPart(db, today),
    countInvoices(db, today),
    countHouse(db, today),
    countFailedMails(db),
    countNewMessages(db),
    backupStatus(db, config, now),
    findFailedJobs(db),
  ])
  const {
    masterclass_count = 0,
    academy = null,
    decisions = [],
    application_count = 0,
    free_place_count = 0,
    unscheduled_count = 0,
    unplaced_count = 0,
    consent_missing_count = 0,
    contact_missing_count = 0,
    concert = null,
  } = part ?? {}
  const progress = { masterclasses: masterclass_count, open_selections: decisions.length }
  return {
    phase: phaseOf(academy, progress, today),
    today,
    academy,
    decisions,
    application_count,
    free_place_count,
    unscheduled_count,
    unplaced_count,
    consent_missing_count,
    contact_missing_count,
    concert,
    ...money,
    ...house,
    failed_mail_count,
    new_message_count,
    failed_jobs,
    backup,
  }
})

export const showTeacherDashboard = serve(contract.teacherDashboard, ({ db }, { user, locale, now }) =>
  findTeacherDashboard(db, user.id, dayInVienna(now), locale),
)

export const showAccompanistDashboard = serve(
  contract.accompanistDashboard,
  ({ db }, { user, locale, now }) => findAccompanistDashboard(db, user.id, dayInVienna(now), locale),
)
