import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with an initialized database, which tests copy. */
    initializedFolder: string
  }
}

/** Runs once: initializing a database takes much longer than copying it. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'academy-initialized-'))
  const settings = { fsync: 'off' }
  const server = await openEmbedded({ dataDir, role: 'command', label: 'first', settings, print: () => {} })
  await server.stop()
  project.provide('initializedFolder', dataDir)
  return () => rm(dataDir, { recursive: true, force: true })
}
