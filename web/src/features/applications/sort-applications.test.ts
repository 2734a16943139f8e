import { expect, test } from 'vitest'
import { sortApplications } from './sort-applications.ts'

test('places come first, then what is open, then what is over', () => {
  const rows = (['rejected', 'withdrawn', 'applied', 'reserve', 'accepted', 'applied'] as const).map(
    (status, id) => ({ id, status }),
  )
  expect(sortApplications(rows).map(({ id }) => id)).toEqual([4, 2, 5, 3, 0, 1])
})
