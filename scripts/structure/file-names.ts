// The allowed names of files and folders, and what they may contain.
import { areas, inAreaOf, isQueryFile } from './locations.ts'
import { isCode, isGenerated, isTest, lineCount, type Rule, type SourceFile } from './source.ts'

const subFolders = ['texts']
/** What stands beside the folders of an area. */
const besideFolders = ['README.md', 'permissions.ts', 'permissions.test.ts', 'index.ts', 'operations.ts']
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.(long\.|rounds\.)?test)?\.ts$/
// Names that do not describe the contents, so that anything ends up there.
const vagueNames = [
  'index',
  'utils',
  'util',
  'helpers',
  'helper',
  'common',
  'misc',
  'shared',
  'types',
  'service',
]

const isNameInFolder = (name: string) =>
  kebabCase.test(name) && !vagueNames.includes(name.split('.')[0] ?? '')

const filesInAreasHaveUsualNames: Rule = files =>
  files.flatMap(({ path }) => {
    const location = inAreaOf(path)
    if (location?.workspace !== 'api') return []
    if (!location.subject)
      return besideFolders.includes(location.file) ? [] : [`${path}: belongs in a folder of the area`]
    const [name = '', ...folders] = location.file.split('/').reverse()
    if (!folders.every(folder => subFolders.includes(folder)))
      return [`${path}: the only folder in a folder of an area is ${subFolders.join(', ')}`]
    return isNameInFolder(name)
      ? []
      : [`${path}: such a folder has rules.ts, queries.ts, mails.ts, <operation>.ts in kebab-case, and tests`]
  })

const areaFolder = /^(?:(?:api|web)\/src\/areas|contract\/src)\/([^/]+)\//

const areasHaveOneName: Rule = files =>
  [...new Set(files.flatMap(({ path }) => areaFolder.exec(path)?.[1] ?? []))]
    .filter(name => !areas.some(area => area === name))
    .map(name => `${name}: is none of the areas of scripts/structure/locations.ts`)

const writesSql = ({ text, imports }: SourceFile) =>
  /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\s*\(/.test(text) ||
  imports.some(one => one.target === 'pg' || (one.target === 'kysely' && one.names.includes('sql')))

const onlyQueriesWriteSql: Rule = files =>
  files
    .filter(({ path }) => {
      const location = inAreaOf(path)
      return location?.workspace === 'api' && !isQueryFile(location.file) && !isTest(path)
    })
    .filter(writesSql)
    .map(({ path }) => `${path}: SQL belongs in queries.ts of the folder, or in its <subject>-queries.ts`)

const MAX_LINES = 250
const isFixture = (path: string) => path.endsWith('.fixture.ts')

const filesStayShort: Rule = files =>
  files
    .filter(({ path, text }) => isCode(path) && !isTest(path) && !isFixture(path) && !isGenerated(text))
    .filter(({ path }) => !/^api\/src\/(demo|db\/migrations)\//.test(path))
    .map(({ path, text }) => ({ path, lines: lineCount(text) }))
    .filter(({ lines }) => lines > MAX_LINES)
    .map(({ path, lines }) => `${path}: has ${lines} lines, more than ${MAX_LINES}; split it`)

const testsWithRoundsRunAgain: Rule = files =>
  files
    .filter(
      ({ path, imports }) =>
        !path.endsWith('.rounds.test.ts') && imports.some(one => one.target === 'api/test/rounds.ts'),
    )
    .map(({ path }) => `${path}: the long list runs only *.rounds.test.ts again, with all rounds`)

export const vocabularyRules: Rule[] = [
  filesInAreasHaveUsualNames,
  areasHaveOneName,
  onlyQueriesWriteSql,
  filesStayShort,
  testsWithRoundsRunAgain,
]
