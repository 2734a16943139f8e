// Starts the site with its own demo data, which is deleted afterwards.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'

const { E2E_DATA_DIR: data, SEEDED_DEMO_DIR: seeded } = process.env
if (!data || !seeded) throw new Error('Set E2E_DATA_DIR and SEEDED_DEMO_DIR to the folders for the demo data')
const site = spawn(process.execPath, [join(import.meta.dirname, '../scripts/start.mjs')], {
  env: { ...process.env, DATA_DIR: data },
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.kill(signal))
site.once('exit', code => {
  for (const folder of [data, seeded]) rmSync(folder, { recursive: true, force: true })
  process.exit(code ?? 1)
})
