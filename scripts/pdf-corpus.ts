// Measures how many legitimate PDFs the check refuses. Creates PDFs with the installed programs, and checks
// them and the PDFs in the given folders: npm run pdf-corpus -- FOLDER [MORE_FOLDERS ...]
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { refusalOf } from '../api/src/base/pdf-check/inspect.ts'
import { MAX_FILE_BYTES } from '../contract/src/base/fields.ts'
import { makeCorpus } from './pdf-corpus/make.ts'

const pdfsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.toLowerCase().endsWith('.pdf'))
    .map(entry => join(entry.parentPath, entry.name))

const judge = async (title: string, files: string[]) => {
  let judged = 0
  const refused: Record<string, number> = {}
  for (const file of files) {
    const bytes = readFileSync(file)
    if (bytes.length > MAX_FILE_BYTES) continue
    judged++
    const refusal = await refusalOf(bytes)
    if (!refusal) continue
    refused[refusal.problem] = (refused[refusal.problem] ?? 0) + 1
    console.log(`${refusal.problem} ${file} ${refusal.message}`)
  }
  const count = Object.values(refused).reduce((sum, one) => sum + one, 0)
  const share = ((100 * count) / Math.max(1, judged)).toFixed(2)
  console.log(`${title}: ${judged} files, ${count} refused (${share} %) ${JSON.stringify(refused)}`)
}

const [target, ...foreign] = process.argv.slice(2)
if (!target) throw new Error('Pass a folder for the generated files.')
await judge('made here', await makeCorpus(target))
for (const folder of foreign) await judge(folder, pdfsIn(folder))
