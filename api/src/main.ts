import { progressOn } from '../../scripts/lib/progress.mjs'
import { type Config, readConfig, variableNames } from './base/config.ts'
import { misspeltVariables } from './base/misspelt-variables.ts'
import { StartRefusal } from './base/start-refusal.ts'
import { demoWelcome } from './demo/welcome.ts'
import { madeDemo, mayHaveData, openInstallation, programVersion } from './open.ts'

// Exceeded only by a database server that does not stop: every other part has its own limit.
const STOP_WITHIN_MS = 40_000

const isProduction = process.env['NODE_ENV'] === 'production'
const INFO = 30
const WARNING = 40
const ERROR = 50

/** A line as the log has them, so that one program can read all of them; plain text in a demo. */
const formatLine = (level: number, msg: string) =>
  isProduction ? JSON.stringify({ level, time: Date.now(), msg }) : msg

const progress = progressOn(process.stdout)
/** A line on a terminal stands above the bar. */
const log = (line: string) => (process.stdout.isTTY ? progress.write(`${line}\n`) : console.log(line))

const print = (line: string) => log(formatLine(INFO, line))
const warn = (line: string) => log(formatLine(WARNING, line))
const printError = (line: string) => console.error(formatLine(ERROR, line))

const portTaken = (error: unknown, port: number) =>
  (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
    ? new StartRefusal(
        `Port ${port} is taken by another program. Stop it, or choose another port: PORT=3100 npm start`,
      )
    : error

/** Database, demo, documents, pages. */
const PARTS = 4

/** Loads the program while PostgreSQL starts. */
const open = async (config: Config) => {
  let done = 0
  const end = isProduction
    ? () => {}
    : progress.begin(() => ({ words: 'Starting the site', done, total: PARTS }))
  try {
    const isNew = !(await mayHaveData(config).catch(() => true))
    const isSeeding = isNew && !config.isProduction && madeDemo(config) === undefined
    const launched = Promise.withResolvers<void>()
    const installation = openInstallation(config, 'app', print, { launched: launched.resolve })
    await Promise.race([launched.promise, installation])
    const { run } = await import('./run.ts')
    return await run(config, { installation, isSeeding, partDone: () => done++ }, print, warn)
  } finally {
    end()
  }
}

const main = async () => {
  // First: a variable that is missing may be there under a wrong name.
  for (const line of misspeltVariables(process.env, variableNames)) warn(line)
  const config = readConfig(process.env)
  const { stop, replaced } = await open(config).catch(error => {
    throw portTaken(error, config.port)
  })
  let stopping = false
  const end = async () => {
    // One Ctrl-C can arrive several times: from the terminal, from npm and from the start script.
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    // Unfinished work, such as a mail, continues after the next start.
    process.exit((await stop()) ? 0 : 1)
  }
  void replaced.then(() => {
    printError('The database was restored while this process was running, so it stops. Start it again.')
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    stopping = true
    return stop().finally(() => process.exit(1))
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  if (config.isProduction)
    print(`Version ${await programVersion()} has started, with the role ${config.role}.`)
  else for (const line of demoWelcome(config)) print(line)
}

main().catch(error => {
  if (error instanceof StartRefusal) for (const line of error.message.split('\n')) printError(line)
  else printError(error instanceof Error ? (error.stack ?? error.message) : String(error))
  process.exit(1)
})
