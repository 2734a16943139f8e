// Starts the site with its own demo data, which is deleted afterwards.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'

const data = process.env['E2E_DATA_DIR']
if (!data) throw new Error('Set E2E_DATA_DIR to the folder for the demo data')
const site = spawn(process.execPath, [join(import.meta.dirname, '../scripts/start.mjs')], {
  env: { ...process.env, DATA_DIR: data },
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.kill(signal))
site.once('exit', code => {
  rmSync(data, { recursive: true, force: true })
  process.exit(code ?? 1)
})
