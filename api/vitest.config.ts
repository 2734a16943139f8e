import { defineConfig } from 'vitest/config'

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
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
