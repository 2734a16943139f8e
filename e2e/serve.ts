// Starts the site with its own demo data, which is deleted afterwards.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { seedFolder } from './seeded-folder.ts'

const { E2E_DATA_DIR: data, E2E_SEEDED_DIR: seeded } = process.env
if (!data || !seeded) throw new Error('Set E2E_DATA_DIR and E2E_SEEDED_DIR to the folders for the demo data')
const site = spawn(process.execPath, [join(import.meta.dirname, '../scripts/start.mjs')], {
  env: { ...process.env, DATA_DIR: data },
  stdio: 'inherit',
})
// The start leaves a core unused. If this fails, the first journey that needs the folder tries again.
const seeding = process.env['E2E_SEED_EARLY'] ? seedFolder().catch(console.error) : undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.kill(signal))
site.once('exit', async code => {
  await seeding
  for (const folder of [data, seeded]) rmSync(folder, { recursive: true, force: true })
  process.exit(code ?? 1)
})
