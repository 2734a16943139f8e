// Checks that links, paths, files, commands, settings, migrations and recipes named in the documents exist, and that each area has
// a README that names its folders and its words.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { reportViolations } from './lib/report-violations.ts'
import { repositoryFiles } from './lib/repository-files.ts'
import { areas } from './structure/locations.ts'

export type Facts = {
  /** Every file and folder of the project, relative to its root. */
  paths: Set<string>
  scripts: string[]
  settings: string[]
  /** The terms of docs/domain.md. */
  words: string[]
}
type Page = { path: string; text: string }
type Check = (page: Page, facts: Facts) => string[]

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(match => match[1] ?? '')
const prose = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '')
const inlineCode = (text: string) => all(prose(text), /`([^`\n]+)`/g)

/** `docs/a.md` and `../README.md#start` → `README.md` */
const linkTarget = (page: string, link: string) =>
  decodeURI(new URL(link, `file:///${page}`).pathname)
    .slice(1)
    .replace(/\/$/, '')

const links: Check = ({ path, text }, { paths }) =>
  all(prose(text), /\]\(([^)\s]+)\)/g)
    .filter(link => !/^([a-z]+:|#)/.test(link))
    .filter(link => !paths.has(linkTarget(path, link)))
    .map(link => `links to ${link}, which does not exist`)

/** A path may contain placeholders: `api/src/areas/<area>/<name>/*.test.ts` has to match at least one file. */
const fits = (named: string, paths: Set<string>) => {
  const pattern = named.replace(/[.+^$()[\]\\|]/g, '\\$&').replace(/<[^>]*>|\*+/g, '[^/]+')
  return [...paths].some(path => new RegExp(`^${pattern}$`).test(path))
}

const madeLater = /(^|\/)(dist|node_modules)(\/|$)/
const repositoryPaths: Check = ({ text }, { paths }) => {
  const folders = new Set([...paths].filter(path => path.includes('/')).map(path => path.split('/')[0] ?? ''))
  return inlineCode(text)
    .map(code => code.replace(/(:\d+)?\/?$/, ''))
    .filter(code => /^[\w.@*<>/-]+\/[\w.@*<> -]+$/.test(code) && folders.has(code.split('/')[0] ?? ''))
    .filter(code => !madeLater.test(code) && !fits(code, paths))
    .map(code => `names \`${code}\`, which does not exist`)
}

/** A file named without its path, or with the end of it: `sender.ts`, `mail/sender.ts`. */
const fileNames: Check = ({ text }, { paths }) => {
  const folders = new Set([...paths].map(path => path.split('/')[0] ?? ''))
  return (
    inlineCode(text)
      .filter(code => /^[\w.-]+(\/[\w.-]+)*\.(tsx?|mjs|css|sql)$/.test(code) && !/^\d+_/.test(code))
      .filter(code => !code.includes('/') || !folders.has(code.split('/')[0] ?? ''))
      // `.long.test.ts` is the end of a name.
      .map(code => ({ code, end: code.startsWith('.') ? code : `/${code}` }))
      .filter(({ code, end }) => !madeLater.test(code) && ![...paths].some(path => `/${path}`.endsWith(end)))
      .map(({ code }) => `names the file ${code}, which does not exist`)
  )
}

const npmItself = ['run', 'ci', 'install', 'exec', 'audit', 'outdated', 'update', 'view', 'config']
const commands: Check = ({ text }, { scripts }) => {
  const code = [...all(text, /^```\w*\n([\s\S]*?)^```/gm), ...inlineCode(text)].join('\n')
  const run = all(code, /\bnpm run ([\w:-]+)/g).filter(name => !scripts.includes(name))
  const short = all(code, /\bnpm ([a-z][\w:-]*)/g).filter(name => !npmItself.includes(name))
  // Only these two work without "run".
  const wrong = short.filter(name => !(['start', 'test'].includes(name) && scripts.includes(name)))
  return [...run, ...wrong].map(name => `names the command npm ${name}, which package.json does not have`)
}

const migrationsAndRecipes: Check = ({ text }, { paths }) => [
  ...inlineCode(text)
    .filter(code => /^\d+_\w+\.sql$/.test(code) && !paths.has(`api/src/db/migrations/${code}`))
    .map(code => `names the migration ${code}, which does not exist`),
  ...inlineCode(text)
    .filter(code => /^add-an?-[a-z-]+$/.test(code) && !paths.has(`docs/recipes/${code}.md`))
    .map(code => `names the recipe ${code}, which does not exist`),
]

const settings: Check = ({ path, text }, facts) => {
  if (path !== 'docs/operations.md') return []
  const firstCells = all(text, /^\| *([^|]+)\|/gm).join('\n')
  const documented = all(firstCells, /`([A-Z][A-Z0-9_]+)`/g)
  return [
    ...documented
      .filter(name => !facts.settings.includes(name))
      .map(name => `lists ${name}, which is no setting`),
    ...facts.settings
      .filter(name => !documented.includes(name))
      .map(name => `does not list the setting ${name}`),
  ]
}

const areaReadme = (area: string) => `api/src/areas/${area}/README.md`

/** The README of an area has an entry for each folder. An entry names files of its folder, or of the area, without their path. */
const foldersOfArea: Check = ({ path, text }, { paths }) => {
  const [, home] = /^(api\/src\/areas\/[^/]+)\/README\.md$/.exec(path) ?? []
  if (!home) return []
  const inArea = (name: string) => paths.has(`${home}/${name}`)
  const entries = text
    .split(/\n(?=- |\n)/)
    .map(entry => ({ folder: /^- `([^`]+)`:/.exec(entry)?.[1], entry }))
  const described = entries.flatMap(({ folder }) => folder ?? [])
  const folders = [...paths].filter(one => one.startsWith(`${home}/`)).map(one => one.slice(home.length + 1))
  return [
    ...described
      .filter(name => !inArea(name))
      .map(name => `describes the folder ${name}, which does not exist`),
    ...folders
      .filter(name => /^[\w-]+$/.test(name) && !described.includes(name))
      .map(name => `does not describe the folder ${name}`),
    ...entries.flatMap(({ folder, entry }) =>
      all(entry.replace(/`[^`\n]+`/g, ''), /([\w-]+(?:\/[\w-]+)*\.ts)\b/g)
        .filter(name => !inArea(`${folder}/${name}`) && !inArea(name))
        .map(name => `names ${name}, which does not exist`),
    ),
  ]
}

/** `Words: booking; night; room type, meal type.` */
const wordsIn = (text: string) => {
  const [list] = all(text, /^Words: ([\s\S]*?)\.\n(?:\n|$)/gm)
  return list?.split(';').map(word => word.replace(/\s+/g, ' ').trim())
}

const wordsOfArea: Check = ({ path, text }, facts) => {
  if (!/^api\/src\/areas\/[^/]+\/README\.md$/.test(path)) return []
  const words = wordsIn(text)
  if (!words) return ['has no line of its words: "Words: …."']
  return words
    .filter(word => !facts.words.includes(word))
    .map(word => `lists the word ${word}, which docs/domain.md does not explain`)
}

/** Every word is at home in one area. */
export const homesOfWords = (readmes: Page[], words: string[]): string[] => {
  const listed = readmes.flatMap(({ text }) => wordsIn(text) ?? [])
  return words.flatMap(word => {
    const homes = listed.filter(one => one === word).length
    return homes === 1
      ? []
      : [`docs/domain.md explains ${word}, which ${homes} areas list in their README instead of one`]
  })
}

/** The first cells of the first table. */
export const termsIn = (domain: string): string[] =>
  all(domain.split('\n## ')[0] ?? '', /^\| *([^|]+?) *\|/gm).filter(cell => cell !== 'word' && cell !== '---')

const checks = [
  links,
  repositoryPaths,
  fileNames,
  commands,
  migrationsAndRecipes,
  settings,
  foldersOfArea,
  wordsOfArea,
]

export const docViolations = (page: Page, facts: Facts) =>
  checks.flatMap(check => check(page, facts).map(violation => `${page.path} ${violation}`))

/** Returns the upper-case keys of a schema. */
export const settingsIn = (source: string) => all(source, /^ +([A-Z][A-Z0-9_]+): /gm)

const withFolders = (files: string[]) =>
  files.flatMap(file => file.split('/').map((_, depth, parts) => parts.slice(0, depth + 1).join('/')))

const readFacts = (): Facts => ({
  paths: new Set(withFolders([...repositoryFiles(), ...globSync(['*.*', '.*', '.ci/*'])])),
  scripts: Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts),
  settings: ['api/src/base/config.ts', 'api/src/base/backup-config.ts'].flatMap(path =>
    settingsIn(readFileSync(path, 'utf8')),
  ),
  words: termsIn(readFileSync('docs/domain.md', 'utf8')),
})

if (import.meta.main) {
  // `base` is no folder of areas in the API.
  const readmes = areas.filter(area => area !== 'base').map(areaReadme)
  const needed = ['README.md', 'docs/architecture.md', 'docs/domain.md', 'docs/operations.md', ...readmes]
  const facts = readFacts()
  const pages = ['README.md', ...globSync('docs/**/*.md'), ...readmes].filter(path => existsSync(path))
  const read = (path: string) => ({ path, text: readFileSync(path, 'utf8') })
  reportViolations([
    ...needed.filter(path => !pages.includes(path)).map(path => `${path} is missing`),
    ...pages.flatMap(path => docViolations(read(path), facts)),
    ...homesOfWords(pages.filter(path => readmes.includes(path)).map(read), facts.words),
  ])
}
