import { openCluster, thisHost } from './cluster.ts'
import { explainFolderError } from './data-folder.ts'
import { passwordOfRole, ROLE } from './role.ts'
import { acquireLease } from './server-lease.ts'
import { superviseServer } from './supervise-server.ts'

export interface EmbeddedServer {
  url: string // connects as a role that owns the database and has no other rights
  stop(): Promise<void> // releases the server; stops PostgreSQL only when no one else uses it
}

export interface EmbeddedOptions {
  dataDir: string // the files are in <dataDir>/postgres, the password in <dataDir>/postgres.password
  role: 'app' | 'command' // one app at a time; commands (backup, admin ...) may run beside it
  label: string // shown to a second app that opens the same data: 'http://localhost:3000 (process 123)'
  print(line: string): void // prints a message on the terminal
  launched?: (() => void) | undefined // called when a program of PostgreSQL is at work: the caller can use the time
  made?: string | undefined // archive of the data of an installation that a first start begins with, if it can be used
  settings?: Record<string, string> // additional PostgreSQL settings, for a server that is not running yet
}

/**
 * Opens the embedded PostgreSQL on this data: joins it if it is running, otherwise starts it, and creates it
 * on the first start.
 */
export async function openEmbedded(options: EmbeddedOptions, host = thisHost()): Promise<EmbeddedServer> {
  try {
    const cluster = await openCluster(options, await host)
    const lease = await acquireLease(cluster, options)
    return {
      url: `postgres://${ROLE}:${passwordOfRole(cluster.password)}@127.0.0.1:${lease.port}/academy`,
      stop: options.role === 'app' ? superviseServer(cluster, options, lease) : lease.leave,
    }
  } catch (error) {
    throw explainFolderError(options.dataDir, error)
  }
}
