import { readConfig } from './config.ts'
import { demoWelcome } from './db/demo/welcome.ts'
import { StartRefusal } from './lib/start-refusal.ts'
import { run } from './run.ts'

// Exceeded only by a database server that does not stop: every other part has its own limit.
const STOP_WITHIN_MS = 40_000

const print = (line: string) => console.log(line)

const portTaken = (error: unknown, port: number) =>
  (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
    ? new StartRefusal(
        `Port ${port} is taken by another program. Stop it, or choose another port: PORT=3100 npm start`,
      )
    : error

const main = async () => {
  const config = readConfig(process.env)
  const { stop, replaced } = await run(config, print).catch(error => {
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
    console.error('The database was restored while this process was running, so it stops. Start it again.')
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    stopping = true
    return stop().finally(() => process.exit(1))
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  if (!config.isProduction) for (const line of demoWelcome(config)) print(line)
}

main().catch(error => {
  console.error(error instanceof StartRefusal ? error.message : error)
  process.exit(1)
})
