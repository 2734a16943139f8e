import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { generators, rewriters } from './recipes.ts'
import { sources } from './sources.ts'

const VARIANTS = 4
const MAX_MS = 180_000
const run = promisify(execFile)

const isInstalled = async (tool: string) =>
  run('sh', ['-c', `command -v ${tool}`]).then(
    () => true,
    () => false,
  )

/** Runs the command in a separate folder and keeps its `out.pdf`. A failing generator creates no file. */
const makeOne = async (line: string, target: string, prepare: (folder: string) => Promise<void>) => {
  const folder = await mkdtemp(join(tmpdir(), 'pdf-corpus-'))
  try {
    await prepare(folder)
    await run('sh', ['-c', line], { cwd: folder, timeout: MAX_MS })
    await copyFile(join(folder, 'out.pdf'), target)
    return [target]
  } catch {
    return []
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const writeSources = (variant: number) => async (folder: string) => {
  for (const [name, make] of Object.entries(sources)) await writeFile(join(folder, name), make(variant))
}

const generate = async (folder: string) => {
  const made: string[] = []
  for (const [tool, lines] of generators) {
    if (!(await isInstalled(tool))) {
      console.log(`${tool} is not installed`)
      continue
    }
    for (const [index, line] of lines.entries())
      for (let variant = 0; variant < VARIANTS; variant++) {
        const name = `${tool.split('/').at(-1)}-${index}-${variant}.pdf`
        made.push(...(await makeOne(line, join(folder, name), writeSources(variant))))
      }
  }
  return made
}

/** Passes one file of each generator through every program that modifies PDFs. */
const rewrite = async (files: string[]) => {
  const made: string[] = []
  for (const [index, [tool, line]] of rewriters.entries()) {
    if (!(await isInstalled(tool))) continue
    for (const file of files.filter(name => name.endsWith('-1.pdf'))) {
      const target = file.replace(/\.pdf$/, `-${tool}${index}.pdf`)
      made.push(...(await makeOne(line, target, work => copyFile(file, join(work, 'in.pdf')))))
    }
  }
  return made
}

/** Creates what the installed programs allow, and returns the paths of the files. */
export const makeCorpus = async (folder: string): Promise<string[]> => {
  await mkdir(folder, { recursive: true })
  const made = await generate(folder)
  return [...made, ...(await rewrite(made))]
}
