import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startDemo } from './program.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder of the demo after its first start and a clean stop. */
    afterFirstStart: string
  }
}

/** Runs once: a first start takes four times as long as the next ones, so every test uses a copy. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'academy-first-start-'))
  const program = await startDemo({ DATA_DIR: folder })
  await program.end('SIGTERM')
  project.provide('afterFirstStart', folder)
  return () => rm(folder, { recursive: true, force: true })
}
