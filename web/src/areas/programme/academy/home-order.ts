import { type Season, seasonOf } from '@academy/contract/base/phase'
import type { Academy } from '@academy/contract/programme/academy/schemas'

/** What the first button of the home page leads to, and what stands below the picture of the place. */
export type HomeLead = 'masterclasses' | 'dates' | 'concert' | 'thanks' | 'announcement'

export type HomePart = HomeLead | 'day' | 'concerts' | 'costs' | 'arrival'

interface HomeOrder {
  lead: HomeLead
  parts: readonly HomePart[]
}

const ORDERS: Record<Season | 'between', HomeOrder> = {
  between: { lead: 'announcement', parts: ['announcement', 'day', 'concerts', 'arrival'] },
  applications: { lead: 'masterclasses', parts: ['masterclasses', 'day', 'concerts', 'costs', 'arrival'] },
  beforehand: {
    lead: 'dates',
    parts: ['dates', 'costs', 'arrival', 'masterclasses', 'day', 'concerts'],
  },
  academy: { lead: 'concert', parts: ['concert', 'concerts', 'day', 'masterclasses', 'arrival', 'costs'] },
  afterwards: { lead: 'thanks', parts: ['thanks', 'concerts', 'masterclasses', 'day', 'arrival', 'costs'] },
}

type Dated = Pick<Academy, 'start_date_academy' | 'end_date_academy' | 'end_date_application' | 'today'>

/** Returns the parts of the home page in their order, by the part of the year; null: between two academies. */
export const homeOrder = (academy: Dated | null): HomeOrder => {
  if (!academy) return ORDERS.between
  const { start_date_academy, end_date_academy, end_date_application, today } = academy
  const days = { start_date: start_date_academy, end_date: end_date_academy, deadline: end_date_application }
  return ORDERS[seasonOf(days, today)]
}
