import { type Config, readConfig } from '../base/config.ts'
import { StartRefusal } from '../base/start-refusal.ts'
import { type Installation, openInstallation } from '../open.ts'

/** Creates the refusal that shows how a command is used. */
export const usage = (text: string): StartRefusal => new StartRefusal(`How to use it: ${text}`)

/** Runs a command. A StartRefusal prints one line and sets exit code 1. */
export const command = (work: (args: string[], config: Config) => Promise<void>): void => {
  const run = async () => work(process.argv.slice(2), readConfig(process.env))
  run().catch(error => {
    console.error(error instanceof StartRefusal ? error.message : error)
    process.exitCode = 1
  })
}

/** Same for a command that needs the database, whether or not the site is running. */
export const installationCommand = (
  work: (installation: Installation, args: string[], config: Config) => Promise<void>,
  schema: { allowOlder?: boolean } = {},
): void =>
  command(async (args, config) => {
    const installation = await openInstallation(config, 'command', () => {}, schema)
    try {
      await work(installation, args, config)
    } finally {
      await installation.close()
    }
  })
