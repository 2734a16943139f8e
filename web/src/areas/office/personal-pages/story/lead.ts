import type { Journey, Stage } from './stages.ts'

/** The scenes of the overview, each with a drawing of its own. */
export type Scene =
  | 'inAcademy'
  | 'place'
  | 'afterwards'
  | 'offered'
  | 'withTeacher'
  | 'sent'
  | 'waiting'
  | 'noPlace'

/** The application that the overview begins with, and its scene. */
export interface Lead {
  scene: Scene
  journey: Journey
}

/** What leads if a person has several applications: a place first, a refusal last. */
const ORDER: readonly Scene[] = [
  'inAcademy',
  'place',
  'afterwards',
  'offered',
  'withTeacher',
  'sent',
  'waiting',
  'noPlace',
]

/** Withdrawn applications, and those that ended without a decision, have none. */
const SCENES: Partial<Record<Stage, Scene>> = {
  sent: 'sent',
  withTeacher: 'withTeacher',
  deciding: 'withTeacher',
  offered: 'offered',
  waiting: 'waiting',
  passedOver: 'noPlace',
  accepted: 'place',
  attended: 'afterwards',
  declined: 'noPlace',
  unpaid: 'noPlace',
}

const sceneOf = ({ stage, application }: Journey, today: string): Scene | undefined =>
  stage === 'accepted' && today >= application.masterclass.start_date ? 'inAcademy' : SCENES[stage]

/** Returns the application that matters most, of those that are shown; of two alike the older one. */
export const leadOf = (journeys: readonly Journey[], today: string): Lead | undefined =>
  journeys
    .flatMap((journey): Lead[] => {
      const scene = sceneOf(journey, today)
      return scene ? [{ scene, journey }] : []
    })
    .sort((one, other) => ORDER.indexOf(one.scene) - ORDER.indexOf(other.scene))[0]
