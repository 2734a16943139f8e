import { expect, test } from 'vitest'
import type { ApplicationStatus } from '../../base/schemas.ts'
import { requestingProblem } from './requesting.ts'

// biome-ignore format: the table is aligned in columns
test.each<[ApplicationStatus[], ReturnType<typeof requestingProblem>]>([
  [[],                        'application_needed'],
  [['withdrawn'],             'application_needed'],
  [['applied'],               undefined],
  [['accepted'],              undefined],
  [['reserve'],               undefined],
  [['rejected'],              'place_needed'],
  [['rejected', 'withdrawn'], 'place_needed'],
  [['withdrawn', 'rejected'], 'place_needed'],
  [['rejected', 'applied'],   undefined],
  [['withdrawn', 'reserve'],  undefined],
])('with applications that are %j: %s', (statuses, problem) => {
  expect(requestingProblem(statuses)).toBe(problem)
})
