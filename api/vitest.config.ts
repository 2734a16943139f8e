import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// These take as long as fifty others, or wait. Started last, one of them would keep a single worker busy at the
// end.
const LONG = [
  '/test/http/hostile-',
  '/test/crashes/',
  '/base/pdf-check/',
  '/scripts/add-locale',
  '/scripts/patterns/',
  '/test/http/slow-senders',
  '/test/upgrade/',
  '/db/backup/',
  '/src/demo/',
  '/cli/outbox',
]
const isLong = ({ moduleId }: TestSpecification) => LONG.some(part => moduleId.includes(part))

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

// Too long for every run: `npm test -- long`.
const LONG_RUN = {
  extends: true as const,
  test: { name: 'long', include: ['../bench/*.long.test.ts'], env: { BENCH_TRIAL: '1' } },
}

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
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      {
        extends: true,
        test: {
          name: 'embedded',
          include: [EMBEDDED],
          globalSetup: 'src/db/embedded/initialized-folder.fixture.ts',
        },
      },
      {
        extends: true,
        test: { name: 'crashes', include: [CRASHES], globalSetup: 'test/crashes/first-start.ts' },
      },
      ...(process.env['LONG_TESTS'] ? [LONG_RUN] : []),
      {
        extends: true,
        test: {
          name: 'api',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', '../web/src/base/**/*.test.ts'],
          exclude: [...PURE, EMBEDDED, CRASHES],
          globalSetup: 'test/server.ts',
          // Every file has its own database and application. Reloading the modules for each file took a
          // quarter of the total time.
          isolate: false,
        },
      },
    ],
  },
})
