import { expect, test } from 'vitest'
import { docViolations, type Facts, homesOfWords, settingsIn, termsIn } from './check-docs.ts'

const facts: Facts = {
  paths: new Set([
    'README.md',
    'docs',
    'docs/operations.md',
    'docs/recipes/add-a-table.md',
    'api/src',
    'api/src/areas/access/accounts',
    'api/src/areas/access/accounts/routes.ts',
    'api/src/db/migrations/0001_accounts.sql',
  ]),
  scripts: ['start', 'test', 'backup', 'types:db'],
  settings: ['PORT', 'DATA_DIR'],
  words: ['session', 'room type, meal type'],
}
const violations = (text: string, path = 'docs/domain.md') => docViolations({ path, text }, facts)

test.each([
  '[start](../README.md#start) and [operations](operations.md)',
  '[elsewhere](https://example.org/nothing.md) and [below](#below)',
  'see `api/src/`, `api/src/areas/access/accounts/routes.ts:12` and `docs`',
  'every `api/src/areas/<area>/<name>/routes.ts`, all of `api/src/areas/*/*/routes.ts`',
  'built into `web/dist/`, kept in `data/postgres`, sent as `text/html`',
  '`npm start`, `npm run backup -- FILE`, `npm run types:db`, `npm ci`; npm and Node are needed',
  '`0001_accounts.sql` and the recipe `add-a-table`',
  'sent by `routes.ts`, or `accounts/routes.ts`; their names end with `.ts`',
])('%s is accepted', text => expect(violations(text)).toEqual([]))

test.each([
  ['[start](README.md)', 'README.md'],
  ['[gone](../docs/gone.md#part)', '../docs/gone.md'],
  ['see `api/src/gone.ts`', 'api/src/gone.ts'],
  ['see `api/src/areas/<area>/<name>/gone.ts`', 'gone.ts'],
  ['sent by `gone.ts`', 'gone.ts'],
  ['sent by `other/routes.ts`', 'other/routes.ts'],
  ['`npm run gone`', 'npm gone'],
  ['```sh\nnpm run gone\n```', 'npm gone'],
  ['`npm backup` lacks its run', 'npm backup'],
  ['`0009_gone.sql`', '0009_gone.sql'],
  ['the recipe `add-a-gone`', 'add-a-gone'],
])('%s is reported as missing', (text, what) =>
  expect(violations(text)).toEqual([expect.stringContaining(what)]),
)

test('the table of settings matches the schema', () => {
  const table = (...names: string[]) => names.map(name => `| \`${name}\` | what it is for |`).join('\n')
  const page = 'docs/operations.md'
  expect(violations(table('PORT', 'DATA_DIR'), page)).toEqual([])
  expect(violations(table('PORT'), page)).toEqual([`${page} does not list the setting DATA_DIR`])
  expect(violations(table('PORT', 'DATA_DIR', 'GONE'), page)).toEqual([
    `${page} lists GONE, which is no setting`,
  ])
})

test('the README of an area names its folders and their files', () => {
  const page = 'api/src/areas/access/README.md'
  const words = 'Words: session.\n\n'
  const entry = '- `accounts`: logging in (routes.ts, see'
  expect(
    violations(`# Access\n\n${words}${entry}\n  \`docs/operations.md\`).\n\nDoor: accounts/routes.ts`, page),
  ).toEqual([])
  expect(violations(`# Access\n\n${words}`, page)).toEqual([`${page} does not describe the folder accounts`])
  expect(violations(`${words}${entry} gone.ts)`, page)).toEqual([
    `${page} names gone.ts, which does not exist`,
  ])
  expect(violations(`${words}${entry} here)\n- \`gone\`: no more`, page)).toEqual([
    `${page} describes the folder gone, which does not exist`,
  ])
  expect(violations(`${words}${entry} here)\n\nDoor: routes.ts`, page)).toEqual([
    `${page} names routes.ts, which does not exist`,
  ])
})

test('the README of an area lists its words', () => {
  const page = 'api/src/areas/lodging/README.md'
  expect(violations('Words: room type,\nmeal type; session.\n\nMore.', page)).toEqual([])
  expect(violations('# Lodging', page)).toEqual([`${page} has no line of its words: "Words: …."`])
  expect(violations('Words: session; gone.\n', page)).toEqual([
    `${page} lists the word gone, which docs/domain.md does not explain`,
  ])
})

test('every word belongs to one area', () => {
  const readme = (words: string) => ({ path: 'README.md', text: `Words: ${words}.\n` })
  const words = termsIn(
    '| word | meaning |\n|---|---|\n| night | … |\n| bed | … |\n\n## Roles\n\n| role | … |\n',
  )
  expect(words).toEqual(['night', 'bed'])
  expect(homesOfWords([readme('night'), readme('bed')], words)).toEqual([])
  expect(homesOfWords([readme('night'), readme('night')], words)).toEqual([
    'docs/domain.md explains night, which 2 areas list in their README instead of one',
    'docs/domain.md explains bed, which 0 areas list in their README instead of one',
  ])
})

test('settings are the upper-case keys of a schema', () => {
  const source =
    'const LIMIT = 3\nconst Environment = z.object({\n  PORT: number(),\n  DATA_DIR: z.string(),\n})'
  expect(settingsIn(source)).toEqual(['PORT', 'DATA_DIR'])
})
