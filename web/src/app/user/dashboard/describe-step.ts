import type { Locale } from '@academy/contract/locale'
import { moneyText } from '@academy/contract/money'
import { formatDay, formatInstant, fullName, nameIn } from '../../../lib/format.ts'
import { type PlainPath, paths } from '../../paths.ts'
import type { Step } from './next-steps.ts'
import { stepTexts } from './step-texts.ts'

interface StepTexts {
  what: string
  why: string
  /** The link target and its label. */
  way?: {
    to: PlainPath | typeof paths.MasterclassDetailView | typeof paths.MyRepertoire | typeof paths.MyPlaceOffer
    params?: { masterclassId: string } | { applicationId: string } | { id: string }
    search?: { step?: string; request?: string }
    label: string
  }
}

const linkTargets = {
  addAddress: paths.Profile,
  waitsForFee: paths.MyMasterclasses,
  repertoire: paths.MyMasterclasses,
  apply: paths.MyMasterclasses,
  remaining: paths.MyMasterclasses,
  book: paths.MyAcomodation,
  booked: paths.MyAcomodation,
  requestConcert: paths.MyConcert,
  plays: paths.MyConcert,
  ownRepertoire: paths.MyRepertoire,
  teach: paths.MasterclassDetailView,
  select: paths.MasterclassDetailView,
  withdrew: paths.MasterclassDetailView,
  freePlace: paths.MasterclassDetailView,
  offer: paths.MyPlaceOffer,
  performs: paths.MasterclassesListTeacher,
  accompany: paths.MasterclassesListCorrepetieur,
  repertoires: paths.MasterclassesListCorrepetieur,
  accompanies: paths.MasterclassesListCorrepetieur,
} as const

/** Steps that lead directly into a form. */
const beginnings: Partial<Record<Step['kind'], Pick<NonNullable<StepTexts['way']>, 'search'>>> = {
  book: { search: { step: 'dates' } },
  requestConcert: { search: { request: 'new' } },
}

const titleOf = (step: Step, locale: Locale): Pick<StepTexts, 'what' | 'why'> => {
  const texts = stepTexts[locale]
  const classOf = ({ task }: Extract<Step, { task: unknown }>) => task[`instrument_${locale}`]
  switch (step.kind) {
    case 'pay':
      return { what: texts.pay.what(moneyText(step.cents, locale), step.count), why: texts.pay.why }
    case 'waitsForFee':
      return { what: texts.waitsForFee.what(step.count), why: texts.waitsForFee.why }
    case 'repertoire':
      return { what: texts.repertoire.what, why: texts.repertoire.why(step.count) }
    case 'decision':
      return { what: texts.decision.what(step.count), why: texts.decision.why }
    case 'apply':
      return { what: texts.apply.what(step.hasApplied), why: texts.apply.why(step.days) }
    case 'accepted':
    case 'waits':
    case 'rejected': {
      const { instrument, teacher } = step.masterclass
      const { what, why } = texts[step.kind]
      return { what: what(`${nameIn(locale, instrument)}, ${fullName(teacher)}`), why }
    }
    case 'ownRepertoire': {
      const { repertoire, masterclass } = step.application
      const what = texts.ownRepertoire.what(nameIn(locale, masterclass.instrument), repertoire !== '')
      return { what, why: texts.ownRepertoire.why }
    }
    case 'offer': {
      const { masterclass, expires_at } = step.offer
      const { instrument, teacher } = masterclass
      const what = texts.offer.what(`${nameIn(locale, instrument)}, ${fullName(teacher)}`)
      return { what, why: texts.offer.why(formatInstant(expires_at)) }
    }
    case 'booked':
      return { what: texts.booked.what(formatDay(step.end_date)), why: texts.booked.why }
    case 'plays':
      return { what: texts.plays.what(step.piece_title), why: texts.plays.why }
    case 'teach': {
      const { application_count, new_count } = step.task
      return { what: texts.teach.what(classOf(step), application_count), why: texts.teach.why(new_count) }
    }
    case 'select': {
      const { application_count, undecided_count, new_count } = step.task
      const what = texts.select.what(classOf(step), undecided_count)
      return { what, why: texts.select.why(application_count, new_count) }
    }
    case 'freePlace': {
      const { what, why } = texts.freePlace
      return { what: what(classOf(step), step.task.free_place_count), why }
    }
    case 'withdrew':
      return { what: texts.withdrew.what(classOf(step)), why: step.task.withdrawn.join(', ') }
    case 'accompany':
      return { what: texts.accompany.what(step.period.free_count), why: texts.accompany.why }
    case 'repertoires':
      return { what: texts.repertoires.what(step.period.ready_count), why: texts.repertoires.why }
    case 'performs':
    case 'accompanies': {
      const { player, piece_title, place } = step.performance
      return { what: texts[step.kind].what(player, piece_title), why: place }
    }
    default:
      return texts[step.kind]
  }
}

const leadsOn = (kind: Step['kind']): kind is keyof typeof linkTargets => Object.hasOwn(linkTargets, kind)

const paramsOf = (step: Step): Pick<NonNullable<StepTexts['way']>, 'params'> => {
  if ('task' in step) return { params: { masterclassId: String(step.task.masterclass_id) } }
  if ('application' in step) return { params: { applicationId: String(step.application.id) } }
  if ('offer' in step) return { params: { id: String(step.offer.id) } }
  return {}
}

/** Returns the texts of a step in the page's language. */
export const textsOf = (step: Step, locale: Locale): StepTexts => {
  const { what, why } = titleOf(step, locale)
  if (!leadsOn(step.kind)) return { what, why }
  const label = stepTexts[locale][step.kind].go
  return {
    what,
    why,
    way: { to: linkTargets[step.kind], label, ...beginnings[step.kind], ...paramsOf(step) },
  }
}
