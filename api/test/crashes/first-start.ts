import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { seedDemo, sharedDemo } from '../../../scripts/lib/seeded-demo.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder of the demo after its first start and a clean stop. */
    afterFirstStart: string
  }
}

export default async function setup(project: TestProject) {
  const own = await mkdtemp(join(tmpdir(), 'academy-first-start-'))
  const folder = sharedDemo ?? join(own, 'data')
  await seedDemo(folder)
  project.provide('afterFirstStart', folder)
  return () => rm(own, { recursive: true, force: true })
}
