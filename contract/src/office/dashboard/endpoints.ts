import { endpoint } from '../../base/endpoint.ts'
import {
  AccompanistDashboard,
  OfficeDashboard,
  type OpenDecision,
  type Performance,
  TeacherDashboard,
} from './schemas.ts'

const examplePerformance: Performance = {
  date: '2027-08-06',
  place: 'Klosterkirche',
  player: 'Mira Talbach',
  piece_title: 'Sonata in A major',
}

const exampleDecision: OpenDecision = {
  masterclass_id: 4,
  instrument_de: 'Klavier',
  instrument_en: 'Piano',
  teacher: 'Ilse Marent',
  application_count: 12,
  undecided_count: 3,
  has_account: true,
  reminded_at: null,
}

const exampleTask: TeacherDashboard['masterclasses'][number] = {
  masterclass_id: 4,
  instrument_de: 'Klavier',
  instrument_en: 'Piano',
  deadline: '2027-07-01',
  deadline_passed: true,
  is_final: false,
  application_count: 12,
  undecided_count: 3,
  free_place_count: 0,
  new_count: 2,
  withdrawn: ['Mira Talbach'],
  changed: [],
}

export const officeDashboard = endpoint({
  method: 'GET',
  path: '/api/academy/a/dashboard',
  access: 'use_office',
  summary:
    'The part of the year and what is open for the office, as counts, with the decisions that are missing',
  status: 200,
  reply: OfficeDashboard,
  example: {
    reply: {
      phase: 'selection',
      today: '2027-07-05',
      academy: { start_date: '2027-08-01', end_date: '2027-08-15', deadline: '2027-07-01' },
      decisions: [exampleDecision],
      application_count: 74,
      unpaid_fee_count: 5,
      open_invoice_count: 31,
      overdue_invoice_count: 2,
      reminded_twice_count: 1,
      refund_count: 1,
      failed_mail_count: 0,
      new_message_count: 2,
      unscheduled_count: 0,
      unplaced_count: 40,
      consent_missing_count: 3,
      contact_missing_count: 12,
      free_place_count: 1,
      arrival_count: 0,
      departure_count: 0,
      guest_count: 0,
      breakfast_count: 0,
      dinner_count: 0,
      house_days: [{ day: '2027-08-01', arrivals: 80, departures: 0, breakfasts: 0, dinners: 76 }],
      concert: null,
      failed_jobs: [
        {
          job: 'erasure',
          person: { id: 62, full_name: 'Mira Talbach' },
          masterclass_id: null,
          since: '2027-07-05T07:00:00.000Z',
        },
      ],
      backup: {
        state: 'ok',
        last_good_at: '2027-07-05T00:30:00.000Z',
        restored_at: '2027-07-04T00:31:00.000Z',
      },
    },
  },
})

export const teacherDashboard = endpoint({
  method: 'GET',
  path: '/api/academy/t/dashboard',
  access: 'teach',
  summary: 'What is open in your own masterclasses of this year, and the concerts of your participants',
  status: 200,
  reply: TeacherDashboard,
  example: {
    reply: {
      masterclasses: [exampleTask],
      performances: [examplePerformance],
    },
  },
})

export const accompanistDashboard = endpoint({
  method: 'GET',
  path: '/api/academy/repetiteur/dashboard',
  access: 'accompany',
  summary: 'What is open in your own correpetition periods of this year, and the concerts to accompany',
  status: 200,
  reply: AccompanistDashboard,
  example: {
    reply: {
      periods: [
        {
          id: 2,
          start_date: '2027-08-01',
          end_date: '2027-08-10',
          free_count: 3,
          chosen_count: 2,
          ready_count: 1,
        },
      ],
      performances: [examplePerformance],
    },
  },
})
