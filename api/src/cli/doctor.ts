import { type Config, readConfig, variableNames } from '../base/config.ts'
import { misspeltVariables } from '../base/misspelt-variables.ts'
import { StartRefusal } from '../base/start-refusal.ts'
import { openFiles, openServer, refuseMissingData } from '../open.ts'
import { examine } from './doctor/examine.ts'
import { exitCodeOf, type Finding, type State } from './doctor/findings.ts'

const words: Record<State, string> = { ok: 'ok     ', warning: 'warning', failure: 'FAILURE' }

const show = (findings: Finding[]): void => {
  for (const { state, about, text } of findings) console.log(`${words[state]}  ${about}: ${text}`)
  process.exitCode = exitCodeOf(findings)
}

/** Opens the database server for a command; an embedded one that is not running is started for a moment. */
const openDatabase = async (config: Config) => {
  try {
    await refuseMissingData(config)
    const { url, stop } = await openServer(config, 'command', () => {})
    return { database: { url }, stop }
  } catch (error) {
    return { database: { error }, stop: async () => {} }
  }
}

const misspelt = misspeltVariables(process.env, variableNames).map(
  (text): Finding => ({ about: 'Configuration', state: 'warning', text }),
)

const run = async () => {
  const config = readConfig(process.env)
  const { database, stop } = await openDatabase(config)
  try {
    // Nothing is signed here, so a missing secret is not created.
    const files = openFiles(config, config.secret ?? '')
    const mode = config.isProduction ? 'production' : 'the demo'
    const configuration: Finding = { about: 'Configuration', state: 'ok', text: `complete, for ${mode}` }
    show([configuration, ...misspelt, ...(await examine({ config, database, files, now: new Date() }))])
  } finally {
    await stop()
  }
}

run().catch(error => {
  if (!(error instanceof StartRefusal)) throw error
  const failures = error.message
    .split('\n')
    .map((text): Finding => ({ about: 'Configuration', state: 'failure', text }))
  show([...failures, ...misspelt])
})
