// npm test: installs and builds what is missing, then runs every check and the quick tests; npm run test:all, the
// long list as well. `npm test -- api lodging` runs the tests of one workspace, filtered by the remaining arguments.
import { buildWeb } from './lib/build-web.mjs'
import { bundlePrograms } from './lib/bundle-programs.mjs'
import { install } from './lib/install.mjs'
import { runNode } from './lib/node.mjs'
import { testTempDir } from './lib/test-temp-dir.mjs'

const vitest = workspace => ['node_modules/vitest/vitest.mjs', 'run', '--root', workspace]
const runners = new Map([
  [undefined, ['scripts/test.ts']],
  ['all', ['scripts/test.ts', 'all']],
  ['api', vitest('api')],
  ['web', vitest('web')],
  ['e2e', ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts']],
  [
    'engines',
    ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/engines/playwright.config.ts'],
  ],
])

const [workspace, ...args] = process.argv.slice(2)
const runner = runners.get(workspace)
if (!runner) {
  console.error(`There are no tests in "${workspace}". Tests are in: api, web, e2e, engines.`)
  process.exit(1)
}
await install()
await buildWeb()
// Single API tests rarely start programs, and then from the sources.
const isSingle = workspace === 'api' || workspace === 'web'
const programs = isSingle ? {} : { BUNDLED_PROGRAMS: await bundlePrograms() }
process.exitCode = await runNode([...runner, ...args], { TMPDIR: testTempDir(), ...programs })
