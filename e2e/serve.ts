// The site as people start it, with demo data of its own that is gone afterwards.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const data = mkdtempSync(join(tmpdir(), 'academy-e2e-'))
const site = spawn(process.execPath, [join(import.meta.dirname, '../scripts/start.mjs')], {
  env: { ...process.env, DATA_DIR: data },
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.kill(signal))
site.once('exit', code => {
  rmSync(data, { recursive: true, force: true })
  process.exit(code ?? 1)
})
