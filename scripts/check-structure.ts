// Checks the folders against the rules of docs/architecture.md.
import { readFileSync } from 'node:fs'
import { reportViolations } from './lib/report-violations.ts'
import { repositoryFiles } from './lib/repository-files.ts'
import { violationsIn } from './structure/rules.ts'
import { isText, readSource } from './structure/source.ts'

const files = repositoryFiles().map(path => readSource(path, isText(path) ? readFileSync(path, 'utf8') : ''))
reportViolations(violationsIn(files))
