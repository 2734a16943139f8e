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

// They touch nothing but their arguments: what one leaves behind another cannot find, so they share their workers.
const PURE = [
  'src/**/rules.test.ts',
  '../contract/src/**/*.test.ts',
  '../web/src/{app,features,ui}/**/*.test.ts',
  '../scripts/**/*.test.ts',
]

// They start programs and servers, and clean up after each test in hooks of the kit that they import.
const ALONE = ['src/db/embedded/*.test.ts', 'test/faults/*.test.ts']

export default defineConfig({
  test: {
    pool: 'forks',
    // More than cores: most tests wait for the database, for disks and for each other.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // Patience costs nothing while all is well, and a busy machine must not look like a fault.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // One that passes at the second try is named by `npm test`.
    retry: process.env['CI'] ? 1 : 0,
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      { extends: true, test: { name: 'alone', include: ALONE } },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', '../web/src/lib/**/*.test.ts'],
          exclude: [...PURE, ...ALONE],
          globalSetup: 'test/server.ts',
          // Every file has a database and an application of its own. Loading their modules anew for each file took
          // a quarter of the time of all tests.
          isolate: false,
        },
      },
    ],
  },
})
