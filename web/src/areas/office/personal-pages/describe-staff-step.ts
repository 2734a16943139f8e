import type { Locale } from '@academy/contract/base/locale'
import { paths } from '../../../base/pages/paths.ts'
import type { StaffStep } from './staff-steps.ts'
import { stepTexts } from './step-texts.ts'
import { studentTextsOf } from './story/describe-student-step.ts'
import type { StudentStep } from './story/open-steps.ts'
import type { StepTexts } from './way.ts'

export type Step = StudentStep | StaffStep

const targets = {
  teach: paths.MasterclassDetailView,
  select: paths.MasterclassDetailView,
  withdrew: paths.MasterclassDetailView,
  changed: paths.MasterclassDetailView,
  freePlace: paths.MasterclassDetailView,
  // There stand hour and place.
  performs: paths.MyDays,
  accompany: paths.MasterclassesListCorrepetieur,
  repertoires: paths.MasterclassesListCorrepetieur,
  accompanies: paths.MyDays,
} as const

const isOfStaff = (step: Step): step is StaffStep => Object.hasOwn(targets, step.kind)

const staffTitle = (step: StaffStep, locale: Locale): Pick<StepTexts, 'what' | 'why'> => {
  const texts = stepTexts[locale]
  switch (step.kind) {
    case 'teach': {
      const { application_count, new_count } = step.task
      const what = texts.teach.what(step.task[`instrument_${locale}`], application_count)
      return { what, why: texts.teach.why(new_count) }
    }
    case 'select': {
      const { application_count, undecided_count, new_count } = step.task
      const what = texts.select.what(step.task[`instrument_${locale}`], undecided_count)
      return { what, why: texts.select.why(application_count, new_count) }
    }
    case 'freePlace': {
      const { what, why } = texts.freePlace
      return { what: what(step.task[`instrument_${locale}`], step.task.free_place_count), why }
    }
    case 'withdrew':
      return {
        what: texts.withdrew.what(step.task[`instrument_${locale}`]),
        why: step.task.withdrawn.join(', '),
      }
    case 'changed':
      return {
        what: texts.changed.what(step.task[`instrument_${locale}`]),
        why: step.task.changed.join(', '),
      }
    case 'accompany':
      return { what: texts.accompany.what(step.period.free_count), why: texts.accompany.why }
    case 'repertoires':
      return { what: texts.repertoires.what(step.period.ready_count), why: texts.repertoires.why }
    case 'performs':
    case 'accompanies': {
      const { player, piece_title, place } = step.performance
      return { what: texts[step.kind].what(player, piece_title), why: place }
    }
  }
}

/** Returns the texts of a step in the page's language, and where it leads. */
export const textsOf = (step: Step, locale: Locale): StepTexts => {
  if (!isOfStaff(step)) return studentTextsOf(step, locale)
  const params = 'task' in step ? { params: { masterclassId: String(step.task.masterclass_id) } } : {}
  return {
    ...staffTitle(step, locale),
    way: { to: targets[step.kind], label: stepTexts[locale][step.kind].go, ...params },
  }
}
