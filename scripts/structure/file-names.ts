// The allowed names of files and folders, and what they may contain.
import { featureOf, isQueryFile } from './locations.ts'
import { isCode, isGenerated, isTest, lineCount, type Rule, type SourceFile } from './source.ts'

const subFolders = ['texts']
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.test)?\.ts$/
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

const isFeatureFileName = (name: string) =>
  kebabCase.test(name) && !vagueNames.includes(name.split('.')[0] ?? '')

const featureFilesAreVerbs: Rule = files =>
  files.flatMap(({ path }) => {
    const feature = featureOf(path)
    if (feature?.half !== 'api') return []
    const [name = '', ...folders] = feature.file.split('/').reverse()
    if (!folders.every(folder => subFolders.includes(folder)))
      return [`${path}: the only folder in a feature is ${subFolders.join(', ')}`]
    return isFeatureFileName(name)
      ? []
      : [
          `${path}: a feature has routes.ts, rules.ts, queries.ts, mails.ts, <operation>.ts in kebab-case, and tests`,
        ]
  })

const featuresHaveOneName: Rule = files => {
  const features = files.flatMap(({ path }) => {
    const feature = featureOf(path)
    return feature ? [`${feature.half}/src/features/${feature.name}`] : []
  })
  const paths = new Set(files.map(file => file.path))
  return [...new Set(features)]
    .map(folder => ({ folder, contract: `contract/src/${folder.split('/').at(-1)}/endpoints.ts` }))
    .filter(({ contract }) => !paths.has(contract))
    .map(({ folder, contract }) => `${folder}: has no ${contract}; a feature has one name everywhere`)
}

const writesSql = ({ text, imports }: SourceFile) =>
  /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\s*\(/.test(text) ||
  imports.some(one => one.target === 'pg' || (one.target === 'kysely' && one.names.includes('sql')))

const onlyQueriesWriteSql: Rule = files =>
  files
    .filter(({ path }) => {
      const feature = featureOf(path)
      return feature?.half === 'api' && !isQueryFile(feature.file) && !isTest(path)
    })
    .filter(writesSql)
    .map(({ path }) => `${path}: SQL belongs in the feature's queries.ts, or in its <subject>-queries.ts`)

const MAX_LINES = 250

const filesStayShort: Rule = files =>
  files
    .filter(({ path, text }) => isCode(path) && !isTest(path) && !isGenerated(text))
    .filter(({ path }) => !/^api\/src\/db\/(demo|migrations)\//.test(path))
    .map(({ path, text }) => ({ path, lines: lineCount(text) }))
    .filter(({ lines }) => lines > MAX_LINES)
    .map(({ path, lines }) => `${path}: has ${lines} lines, more than ${MAX_LINES}; split it`)

export const vocabularyRules: Rule[] = [
  featureFilesAreVerbs,
  featuresHaveOneName,
  onlyQueriesWriteSql,
  filesStayShort,
]
