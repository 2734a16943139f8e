import { exampleWritten } from '@academy/contract/applications/schemas'
import type { Applicant } from '@academy/contract/selection/schemas'
import { expect, test } from 'vitest'
import { actionsFor, type Decision, groupOf, inGroup, neighbour, nextUndecided } from './decisions.ts'

const applicant = (id: number, is_accepted: Decision, has_withdrawn = false): Applicant => ({
  id,
  status: has_withdrawn ? 'withdrawn' : 'applied',
  has_withdrawn,
  is_current: true,
  is_accepted,
  is_reserve: false,
  reserve_rank: null,
  is_known: false,
  ...exampleWritten,
  student: { full_name: `Nr. ${id}`, date_of_birth: null, age: null, gender: null, country: null },
  recordings: [],
  recording_titles: [],
  resume: null,
  participation_is_final: false,
  pieces: [],
  repertoire_changed_at: null,
  former_repertoires: [],
  news: null,
  review: { rating: null, note: '', version: 0 },
})

test.each<[Decision, has_withdrawn: boolean, group: string, buttons: string]>([
  [null, false, 'applications', 'accept reject'],
  [true, false, 'participants', 'reject undo'],
  [false, false, 'declined', 'accept undo'],
  [null, true, 'declined', ''],
  [true, true, 'declined', ''],
  [false, true, 'declined', ''],
])(
  '%s, withdrawn %s: in the group %s, with the buttons "%s"',
  (is_accepted, has_withdrawn, group, buttons) => {
    const one = applicant(1, is_accepted, has_withdrawn)
    const shown = Object.entries(actionsFor(one)).flatMap(([action, isShown]) => (isShown ? [action] : []))
    expect([groupOf(one), shown.join(' ')]).toEqual([group, buttons])
    expect(Object.values(actionsFor({ ...one, participation_is_final: true }))).not.toContain(true)
  },
)

const list = [applicant(1, null), applicant(2, true), applicant(3, null), applicant(4, null, true)]

test('groups keep the order of the list', () => {
  expect(inGroup(list, 'applications').map(({ id }) => id)).toEqual([1, 3])
})

test.each<[after: number | undefined, next: number | undefined]>([
  [undefined, 1],
  [1, 3],
  [2, 3],
  [3, 1],
  [4, 1],
  [99, 1],
])('after %s comes %s', (after, next) => {
  expect(nextUndecided(list, after)?.id).toBe(next)
})

test('nothing follows the last open decision', () => {
  expect(nextUndecided([applicant(1, null)], 1)).toBeUndefined()
  expect(nextUndecided([applicant(1, true)], undefined)).toBeUndefined()
})

test('previous and next end at the limits of the list', () => {
  expect([neighbour(list, 1, 1)?.id, neighbour(list, 4, 1), neighbour(list, 1, -1)]).toEqual([
    2,
    undefined,
    undefined,
  ])
})
