import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// Of the long list, these take longest. Started last, one of them would keep a single worker busy at the end.
const LONGEST = [
  '/bench/',
  '/test/crashes/',
  '/test/http/hostile-',
  '/test/http/access',
  '/scripts/add-locale',
]
const isLong = ({ moduleId }: TestSpecification) => LONGEST.some(part => moduleId.includes(part))

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return (await super.sort(files)).toSorted((one, other) => Number(isLong(other)) - Number(isLong(one)))
  }
}

// Pure tests use nothing but their arguments, so they can share workers without isolation.
const PURE = [
  'src/**/rules.test.ts',
  '../contract/src/**/*.test.ts',
  '../web/src/{app,areas,ui}/**/*.test.ts',
  '../scripts/**/*.test.ts',
  '../web/*.test.ts',
]

// These start servers, and clean up in hooks of the kit that they import.
const EMBEDDED = 'src/db/embedded/*.test.ts'
// These start the whole program.
const CRASHES = 'test/crashes/*.test.ts'

// `npm test` leaves the long list to `npm run test:all`.
const LEFT_OUT = process.env['TEST_TIER'] === 'quick' ? ['**/*.long.test.ts', '../**/*.long.test.ts'] : []

export default defineConfig({
  // Deriving a password takes 33 ms of the processor, and tests do it hundreds of times.
  resolve: { alias: { '@node-rs/argon2': join(import.meta.dirname, 'test/quick-argon2.ts') } },
  test: {
    pool: 'forks',
    // More than cores: most tests wait for the database, disks and each other.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // Long timeouts cost nothing when tests pass, and a busy machine must not cause failures.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // `npm test` lists tests that pass on the second try.
    retry: process.env['CI'] ? 1 : 0,
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, exclude: LEFT_OUT, isolate: false } },
      {
        extends: true,
        test: {
          name: 'embedded',
          include: [EMBEDDED],
          exclude: LEFT_OUT,
          globalSetup: 'src/db/embedded/initialized-folder.fixture.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'crashes',
          include: [CRASHES],
          exclude: LEFT_OUT,
          globalSetup: 'test/crashes/first-start.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'benches',
          include: ['../bench/*.test.ts'],
          exclude: LEFT_OUT,
          env: { BENCH_TRIAL: '1' },
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', '../web/src/base/**/*.test.ts'],
          exclude: [...PURE, EMBEDDED, CRASHES, ...LEFT_OUT],
          globalSetup: 'test/server.ts',
          // Every file has its own database and application. Reloading the modules for each file took a
          // quarter of the total time.
          isolate: false,
        },
      },
    ],
  },
})
