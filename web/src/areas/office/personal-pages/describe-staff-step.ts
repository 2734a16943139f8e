import type { Locale } from '@academy/contract/base/locale'
import type { AcademyDays } from '@academy/contract/base/phase'
import { formatLongDay } from '../../../base/format.ts'
import { paths } from '../../../base/pages/paths.ts'
import { staffStepTexts } from './staff-step-texts.ts'
import {
  type StaffEvent,
  type StaffFacts,
  type StaffScene,
  type StaffStep,
  staffEvents,
  staffSceneOf,
  staffSteps,
} from './staff-steps.ts'
import type { StepLine } from './step-list.tsx'
import type { Scene } from './story/lead.ts'
import type { StepTexts } from './way.ts'

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

const staffTitle = (step: StaffStep | StaffEvent, locale: Locale): Pick<StepTexts, 'what' | 'why'> => {
  const texts = staffStepTexts[locale]
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

/** Returns the texts of a step of teachers and accompanists, and where it leads. */
export const staffTextsOf = (step: StaffStep | StaffEvent, locale: Locale): StepTexts => {
  const params = 'task' in step ? { params: { masterclassId: String(step.task.masterclass_id) } } : {}
  return {
    ...staffTitle(step, locale),
    way: { to: targets[step.kind], label: staffStepTexts[locale][step.kind].go, ...params },
  }
}

const pictures = {
  applications: 'sent',
  selection: 'withTeacher',
  beforehand: 'place',
  academy: 'inAcademy',
  afterwards: 'afterwards',
} as const satisfies Record<StaffScene, Scene>

/** Where a teacher or an accompanist stands: the part of the year. */
export interface StaffLead {
  scene: Scene
  title: string
  sentence: string
  way?: StepTexts['way']
}

const leadOf = (facts: StaffFacts, academy: AcademyDays | null, today: string, locale: Locale) => {
  const name = staffSceneOf(facts, academy, today)
  if (!academy || !name) return undefined
  const { scenes, toDays } = staffStepTexts[locale]
  const days = {
    start_date: formatLongDay(academy.start_date, locale),
    deadline: formatLongDay(academy.deadline, locale),
  }
  const { title, sentence } = scenes[name]
  const lead: StaffLead = { scene: pictures[name], title, sentence: sentence(days) }
  return name === 'academy' ? { ...lead, way: { to: paths.MyDays, label: toDays } } : lead
}

/** What the overview shows to teachers and accompanists. */
export const staffStoryOf = (
  facts: StaffFacts,
  academy: AcademyDays | null,
  today: string,
  locale: Locale,
): { lead: StaffLead | undefined; open: (StaffStep & StepLine)[]; events: (StaffEvent & StepLine)[] } => ({
  lead: leadOf(facts, academy, today, locale),
  open: staffSteps(facts, today).map(step => ({ ...step, texts: staffTextsOf(step, locale) })),
  events: staffEvents(facts, today).map(event => ({ ...event, texts: staffTextsOf(event, locale) })),
})
