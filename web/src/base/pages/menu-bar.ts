import type { Phase } from '@academy/contract/base/phase'
import type { EntryName } from './page.ts'

/** How much waits at entries of the menu, and the words for it. */
export type Waiting = { [Name in EntryName]?: { count: number; text: string } }

/** How many entries fit into the bar of a phone. */
const MOST = 5

/**
 * What people need in each part of the year besides the overview, the most needed first. All roles share the lists, so that they
 * also say what somebody with several roles needs.
 */
const needed: Record<Phase, readonly EntryName[]> = {
  'set-up': [
    'settings',
    'teaching',
    'accompaniment',
    'people',
    'allMasterclasses',
    'masterclasses',
    'account',
    'repetition',
  ],
  applications: [
    'teaching',
    'people',
    'masterclasses',
    'accompaniment',
    'allMasterclasses',
    'invoices',
    'account',
    'repetition',
  ],
  selection: [
    'teaching',
    'allMasterclasses',
    'masterclasses',
    'accompaniment',
    'people',
    'invoices',
    'account',
    'repetition',
  ],
  preparation: [
    'teaching',
    'house',
    'accommodation',
    'accompaniment',
    'invoices',
    'people',
    'concert',
    'account',
    'repetition',
  ],
  arrival: [
    'days',
    'people',
    'house',
    'accompaniment',
    'teaching',
    'evenings',
    'accommodation',
    'concert',
    'repetition',
  ],
  academy: [
    'days',
    'evenings',
    'accompaniment',
    'teaching',
    'house',
    'concert',
    'people',
    'accommodation',
    'repetition',
  ],
  afterwards: [
    'teaching',
    'invoices',
    'account',
    'accompaniment',
    'surveys',
    'people',
    'concert',
    'masterclasses',
    'repetition',
  ],
}
const rarely: readonly EntryName[] = ['accommodation', 'accompanimentPlan', 'days']

/**
 * Returns which entries the bar of a phone has in this part of the year, in the order of the menu: all if they fit, otherwise one
 * less than fit, beside the one that opens the rest.
 */
export const entriesInBar = <Entry extends { name: EntryName }>(
  menu: readonly Entry[],
  phase: Phase,
): readonly Entry[] => {
  if (menu.length <= MOST) return menu
  const order: readonly EntryName[] = ['overview', ...needed[phase], ...rarely]
  const wanted = order.flatMap(name => menu.filter(entry => entry.name === name)).slice(0, MOST - 1)
  return menu.filter(entry => wanted.includes(entry))
}
