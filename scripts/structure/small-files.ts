// How many files there are, and how small: a file under 15 lines that only one other file imports is part of that file,
// and one under 40 lines if that file is in the same folder. See decision 030.
import { posix } from 'node:path'
import { isCode, isGenerated, isTest, lineCount, type Rule, type SourceFile } from './source.ts'

const MIN_LINES = 15
/** For a file that only one other file imports, in the same folder. */
const MIN_LINES_BESIDE = 40

const isTestCode = (path: string) => isTest(path) || /^e2e\/|\/(test|testing)\//.test(path)

const isSource = ({ path, text }: SourceFile) =>
  /^(contract|api|web)\/src\//.test(path) &&
  isCode(path) &&
  !isTestCode(path) &&
  !/\.fixture\.ts$|-test-kit\.ts$|\.d\.ts$/.test(path) &&
  !isGenerated(text)

interface Candidate {
  file: SourceFile
  importer: string
  isLazy: boolean
  isTested: boolean
}

const isVerySmall = ({ file }: Candidate) => lineCount(file.text) < MIN_LINES
const isTooSmall = (candidate: Candidate) =>
  isVerySmall(candidate) ||
  (isSource(candidate.file) &&
    lineCount(candidate.file.text) < MIN_LINES_BESIDE &&
    posix.dirname(candidate.file.path) === posix.dirname(candidate.importer))

const isOperation = ({ importer }: Candidate) => /^api\/src\/areas\/[^/]+\/operations\.ts$/.test(importer)

/** The small files that stay, each with the reason. */
const exceptions: { reason: string; allows: (candidate: Candidate) => boolean }[] = [
  { reason: 'an operation: its name leads to the endpoint', allows: isOperation },
  {
    reason: 'other areas and jobs may import it',
    allows: ({ importer }) => /^api\/src\/areas\/[^/]+\/index\.ts$|^api\/src\/[^/]+\.ts$/.test(importer),
  },
  {
    reason: 'every folder of an area has a file of this name',
    allows: ({ file }) => /\/(endpoints|schemas|queries|rules|mails|api)\.ts$/.test(file.path),
  },
  {
    reason: 'one page or one benchmark per file',
    allows: ({ file }) =>
      /^(web\/src\/areas\/[^/]+\/public-pages\/[^/]+\.tsx|web\/src\/app\/.+-page\.tsx|bench\/[^/]+\.ts)$/.test(
        file.path,
      ),
  },
  {
    reason: 'texts are edited apart from code',
    allows: candidate => !isVerySmall(candidate) && /[/-]texts\.ts$/.test(candidate.file.path),
  },
  { reason: 'a test of its own', allows: candidate => !isVerySmall(candidate) && candidate.isTested },
  { reason: 'loaded on demand, as a chunk of its own', allows: ({ isLazy }) => isLazy },
  { reason: 'generated', allows: ({ file }) => isGenerated(file.text) },
]

/** The files that import each file; true means on demand only. */
const importersIn = (files: SourceFile[]) => {
  const importersOf = new Map<string, Map<string, boolean>>()
  for (const { path, imports } of files)
    for (const target of new Set(imports.map(one => one.target))) {
      const ways = imports.filter(one => one.target === target)
      const isLazy = ways.some(one => one.isLazy) && ways.every(one => one.isLazy || one.isType)
      importersOf.set(target, (importersOf.get(target) ?? new Map()).set(path, isLazy))
    }
  return importersOf
}

const smallFilesAreShared: Rule = files => {
  const importersOf = importersIn(files.filter(({ path }) => !isTestCode(path)))
  const tested = importersIn(files.filter(({ path }) => isTest(path)))
  return files
    .filter(({ path }) => isCode(path) && !isTestCode(path))
    .flatMap(file => {
      const [only, ...others] = importersOf.get(file.path) ?? []
      const candidate = only && { file, importer: only[0], isLazy: only[1], isTested: tested.has(file.path) }
      return candidate && others.length === 0 && isTooSmall(candidate) ? [candidate] : []
    })
    .filter(candidate => !exceptions.some(({ allows }) => allows(candidate)))
    .map(
      ({ file, importer }) =>
        `${file.path}: has ${lineCount(file.text)} lines, and only ${importer} imports it; move it there`,
    )
}

const MAX_FILES = 1940
const MAX_SMALL_FILES = 80
const MAX_USUAL_LINES = 220
/** Fewer say nothing about a tree. */
const MIN_FILES = 100

const limit = (what: string, found: number, max: number) =>
  found > max ? [`contract, api and web: ${what} ${found}, more than ${max}`] : []

/** A tree of many small files hides its shape: what belongs together is one file. */
const treeStaysSmall: Rule = files => {
  const lines = files
    .filter(isSource)
    .map(({ text }) => lineCount(text))
    .sort((a, b) => a - b)
  if (lines.length < MIN_FILES) return []
  return [
    ...limit('the number of source files is', lines.length, MAX_FILES),
    ...limit(
      `the number of source files below ${MIN_LINES} lines is`,
      lines.filter(count => count < MIN_LINES).length,
      MAX_SMALL_FILES,
    ),
    ...limit(
      'the lines that nine of ten source files stay below are',
      lines[Math.floor(lines.length * 0.9)] ?? 0,
      MAX_USUAL_LINES,
    ),
  ]
}

export const smallFileRules: Rule[] = [smallFilesAreShared, treeStaysSmall]
