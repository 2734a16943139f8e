import { lastRepertoireDay } from '@academy/contract/base/constants'
import { daysBetween, laterDay } from '@academy/contract/base/days'
import { concertDays } from '@academy/contract/concerts/requests/concert-days'
import { dayInVienna } from '../../../../base/format.ts'
import { daysUntilUnpaidIsLost } from '../../../admission/warnings/warnings.ts'
import type { Masterclass, OwedInvoice, StoryFacts } from './facts.ts'
import type { Journey } from './stages.ts'
import { type Period, placesWithoutBed } from './stays.ts'

/** `date`: until when, if that is ahead or `isLate`. */
export type StudentStep = { date?: string; isLate?: boolean } & (
  | { kind: 'completeProfile' | 'addAddress' | 'remaining' | 'requestConcert' }
  | { kind: 'emergencyContact' | 'parentConsent' }
  | { kind: 'apply'; days: number }
  | { kind: 'offer'; offerId: number; expires_at: string; masterclass: Masterclass }
  | { kind: 'payFee'; invoice: OwedInvoice; masterclass: Masterclass; daysLeft: number | null }
  | { kind: 'pay'; invoice: OwedInvoice }
  | { kind: 'repertoire' | 'ownRepertoire'; applicationId: number; masterclass: Masterclass }
  | { kind: 'book'; period: Period }
)

type PayStep = Extract<StudentStep, { kind: 'pay' }>

interface Situation {
  facts: StoryFacts
  journeys: readonly Journey[]
  today: string
}

/** Everything that the person can do now and has not done: late ones first, then by date. */
export const openSteps = (situation: Situation): StudentStep[] => {
  const steps = [
    ...profileSteps(situation),
    ...offerSteps(situation),
    ...paySteps(situation),
    ...applySteps(situation),
    ...repertoireSteps(situation),
    ...bookSteps(situation),
    ...concertSteps(situation),
    ...arrivalSteps(situation),
  ]
  return steps.sort(compareSteps)
}

interface Dated {
  kind: string
  date?: string
  isLate?: boolean
  invoice?: Pick<OwedInvoice, 'kind'>
}

// The fee of a place comes first, because the place depends on it, and an offered place waits for nobody.
const sortKey = ({ kind, date = '', isLate, invoice }: Dated) => {
  if (invoice?.kind === 'participation_fee') return `0 ${date}`
  return isLate || kind === 'offer' ? `1 ${date}` : `2 ${date}`
}

/** The fee of a place first, late steps and offers, then undated ones, then by date. Sorting is stable. */
export const compareSteps = (a: Dated, b: Dated): number => {
  const [one, other] = [sortKey(a), sortKey(b)]
  return one < other ? -1 : Number(one > other)
}

const ahead = (date: string, today: string) => (today <= date ? { date } : {})

const isAcademyAhead = ({ facts: { academy }, today }: Situation) =>
  academy !== null && today <= academy.end_date_academy

/** The address is asked for as long as there may be a next invoice. */
const profileSteps = (situation: Situation): StudentStep[] => {
  const { hasGender, hasAddress, outstanding } = situation.facts
  const needsAddress = !hasAddress && (isAcademyAhead(situation) || outstanding.length > 0)
  return [
    ...(hasGender ? [] : [{ kind: 'completeProfile' } as const]),
    ...(needsAddress ? [{ kind: 'addAddress' } as const] : []),
  ]
}

/** Before the arrival, and for those who are already there. */
const arrivalSteps = ({ facts, today }: Situation): StudentStep[] => {
  const { academy, missesEmergencyContact, missesConsent } = facts
  if (!academy || today > academy.end_date_academy) return []
  const until = ahead(academy.start_date_academy, today)
  return [
    ...(missesConsent ? [{ kind: 'parentConsent', ...until } as const] : []),
    ...(missesEmergencyContact ? [{ kind: 'emergencyContact', ...until } as const] : []),
  ]
}

const offerSteps = ({ facts, journeys }: Situation): StudentStep[] =>
  journeys.flatMap(({ application: { id, masterclass }, stage }) =>
    stage === 'offered'
      ? facts.offers
          .filter(({ application_id, can_answer }) => application_id === id && can_answer)
          .map(({ id: offerId, expires_at }) => ({
            kind: 'offer' as const,
            date: dayInVienna(expires_at),
            offerId,
            expires_at,
            masterclass,
          }))
      : [],
  )

/** The teachers choose after the deadline for applications, so a fee that is due later is of no use to them. */
const feeDay = (fee: { due_date: string; overdue: boolean }, { facts, today }: Situation) => {
  const deadline = facts.academy?.end_date_application
  if (fee.overdue || !deadline || fee.due_date <= deadline) return { date: fee.due_date }
  return ahead(deadline, today)
}

/** One step for each open invoice. That of a handling fee says what the application waits for. */
const paySteps = (situation: Situation): StudentStep[] => {
  const { facts, journeys, today } = situation
  const fees = journeys.flatMap(({ application: { fee_invoice, masterclass }, stage }) =>
    stage === 'sent' && fee_invoice && fee_invoice.outstanding_amount > 0
      ? [{ invoice: fee_invoice, masterclass }]
      : [],
  )
  const feeSteps = fees.map(
    (fee): StudentStep => ({
      kind: 'payFee',
      ...feeDay(fee.invoice, situation),
      isLate: fee.invoice.overdue,
      invoice: fee.invoice,
      masterclass: fee.masterclass,
      daysLeft: facts.academy ? daysUntilUnpaidIsLost(facts.academy.end_date_application, today) : null,
    }),
  )
  const others = facts.outstanding.filter(({ id }) => !fees.some(({ invoice }) => invoice.id === id))
  return [...feeSteps, ...payInvoices(others)]
}

/** Invoices of whatever else; also of those who do not study. */
export const payInvoices = (invoices: readonly OwedInvoice[]): PayStep[] =>
  invoices.map(invoice => ({ kind: 'pay', date: invoice.due_date, isLate: invoice.overdue, invoice }))

/** Whether the person can apply for something that they have not applied for. */
export const hasOpenClass = ({ facts: { academy, applications }, today }: Situation): boolean =>
  academy !== null &&
  today < academy.start_date_academy &&
  academy.openClassIds.some(id => !applications.some(({ masterclass }) => masterclass.id === id))

const living: readonly Journey['stage'][] = [
  'sent',
  'withTeacher',
  'deciding',
  'offered',
  'waiting',
  'accepted',
]

/** Whether one of the applications may become a place, or is one. */
const hasLiving = (journeys: readonly Journey[]): boolean =>
  journeys.some(({ stage }) => living.includes(stage))

const applySteps = (situation: Situation): StudentStep[] => {
  const { facts, journeys, today } = situation
  if (!facts.academy || !hasOpenClass(situation) || hasLiving(journeys)) return []
  const deadline = facts.academy.end_date_application
  const days = daysBetween(today, deadline)
  return [days >= 0 ? { kind: 'apply', date: deadline, days } : { kind: 'remaining' }]
}

/** Missing repertoire: of applications as long as they can be edited, of places until the academy begins. */
const repertoireSteps = ({ facts: { academy }, journeys, today }: Situation): StudentStep[] => {
  if (!academy) return []
  const wanted = lastRepertoireDay(academy.start_date_academy)
  return journeys.flatMap(({ application, stage }): StudentStep[] => {
    const { id: applicationId, repertoire, masterclass, can_edit, can_change_repertoire } = application
    if (repertoire.trim() !== '' || stage === 'undecided') return []
    if (can_change_repertoire) {
      const date = laterDay(academy.start_date_academy, -1)
      return [{ kind: 'ownRepertoire', date, applicationId, masterclass }]
    }
    return can_edit ? [{ kind: 'repertoire', ...ahead(wanted, today), applicationId, masterclass }] : []
  })
}

const bookSteps = ({ facts, journeys, today }: Situation): StudentStep[] =>
  placesWithoutBed(facts, journeys, today).map(period => ({
    kind: 'book',
    ...ahead(period.start_date, today),
    period,
  }))

/** Participants may ask for a concert until the last evening of the academy, or of their masterclass. */
const concertSteps = ({ facts: { academy, requests }, journeys, today }: Situation): StudentStep[] => {
  if (!academy || requests.some(({ is_current }) => is_current)) return []
  const last = concertDays(academy, { today, hour: 0 })?.max_date
  const ends = journeys
    .filter(({ stage }) => stage === 'accepted')
    .map(({ application }) => laterDay(application.masterclass.end_date, -1))
  const end = ends.sort().at(-1)
  const date = end && last && (end < last ? end : last)
  return date && today <= date ? [{ kind: 'requestConcert', date }] : []
}
