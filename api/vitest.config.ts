import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// These take as long as fifty others. Begun last, one of them would keep a single worker busy at the end.
const LONG = ['/test/http/hostile-', '/test/faults/', '/lib/pdf-check/']
const isLong = ({ moduleId }: TestSpecification) => LONG.some(part => moduleId.includes(part))

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return (await super.sort(files)).toSorted((one, other) => Number(isLong(other)) - Number(isLong(one)))
  }
}

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.ts',
      'test/**/*.test.ts',
      '../contract/src/**/*.test.ts',
      '../web/src/**/*.test.ts',
      '../scripts/**/*.test.ts',
    ],
    globalSetup: 'test/server.ts',
    pool: 'forks',
    // More than cores: most tests wait for the database, for disks and for each other.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // Far beyond what any test takes on a quiet machine: a busy one must not look like a fault.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
