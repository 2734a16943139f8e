// How many files there are, and how small: a file under 15 lines that only one other file imports is part of that file.
// See decision 030.
import { isCode, isGenerated, isTest, lineCount, type Rule, type SourceFile } from './source.ts'

const MIN_LINES = 15

interface Candidate {
  file: SourceFile
  importer: string
  isLazy: boolean
}

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
  { reason: 'loaded on demand, as a chunk of its own', allows: ({ isLazy }) => isLazy },
  { reason: 'generated', allows: ({ file }) => isGenerated(file.text) },
]

const isTestCode = (path: string) => isTest(path) || /^e2e\/|\/(test|testing)\//.test(path)

const smallFilesAreShared: Rule = files => {
  const importersOf = new Map<string, Map<string, boolean>>()
  for (const { path, imports } of files.filter(file => !isTestCode(file.path)))
    for (const { target, isLazy } of imports) {
      const importers = importersOf.get(target) ?? new Map<string, boolean>()
      importersOf.set(target, importers.set(path, isLazy && (importers.get(path) ?? true)))
    }
  return files
    .filter(({ path, text }) => isCode(path) && !isTestCode(path) && lineCount(text) < MIN_LINES)
    .flatMap(file => {
      const [only, ...others] = importersOf.get(file.path) ?? []
      return only && others.length === 0 ? [{ file, importer: only[0], isLazy: only[1] }] : []
    })
    .filter(candidate => !exceptions.some(({ allows }) => allows(candidate)))
    .map(
      ({ file, importer }) =>
        `${file.path}: has ${lineCount(file.text)} lines, and only ${importer} imports it; move it there`,
    )
}

const MAX_FILES = 1900
const MAX_SMALL_FILES = 80
const MAX_USUAL_LINES = 220
/** Fewer say nothing about a tree. */
const MIN_FILES = 100

const isSource = ({ path, text }: SourceFile) =>
  /^(contract|api|web)\/src\//.test(path) &&
  isCode(path) &&
  !isTestCode(path) &&
  !/\.fixture\.ts$|-test-kit\.ts$|\.d\.ts$/.test(path) &&
  !isGenerated(text)

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
