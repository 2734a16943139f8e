import { afterAll, expect, test } from 'vitest'
import { benches } from './benches.ts'
import { removeTrialDemo } from './lib/servers.ts'
import * as lighthouse from './lighthouse.ts'

afterAll(removeTrialDemo)

// Lighthouse is not installed with the project, and needs a network for that.
const tried = benches.filter(({ name }) => name !== lighthouse.name)

test.each(tried)('runs: $name', async ({ run }) => {
  const rows = await run()
  expect(rows.length).toBeGreaterThan(0)
  for (const { what, measured } of rows) expect(`${what}: ${measured}`).not.toContain('undefined')
})
