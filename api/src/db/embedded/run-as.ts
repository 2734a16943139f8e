import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { StartRefusal } from '../../base/start-refusal.ts'

const run = promisify(execFile)

/** How PostgreSQL is started. It refuses to run as root, so root drops its rights in one of two ways. */
export interface RunAs {
  prefix: string[] // arguments before the program
  ids: Owner | Record<string, never> // for spawn: the account to run as
  owner?: Owner // required owner of the files; absent: the account that runs the academy
}

export interface Owner {
  uid: number
  gid: number
}

const intoNamespace = ['unshare', '-U', '--map-user=65534', '--map-group=65534']

/**
 * A normal user runs PostgreSQL directly. Root uses a user namespace, in which the process may still enter
 * folders that belong to root. Where that is not allowed, root drops to the account `nobody`.
 */
export async function chooseRunAs(
  isRoot = process.getuid?.() === 0,
  namespaceAllowed: () => Promise<boolean> = probeNamespace,
): Promise<RunAs> {
  if (!isRoot) return { prefix: [], ids: {} }
  if (await namespaceAllowed()) return { prefix: intoNamespace, ids: {}, owner: { uid: 0, gid: 0 } }
  const nobody = await unprivilegedAccount()
  return { prefix: [], ids: nobody, owner: nobody }
}

async function probeNamespace(): Promise<boolean> {
  const [unshare = '', ...args] = intoNamespace
  return run(unshare, [...args, 'true']).then(
    () => true,
    () => false,
  )
}

async function unprivilegedAccount(): Promise<Owner> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', 'nobody']), run('id', ['-g', 'nobody'])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    throw new StartRefusal(
      'PostgreSQL does not run as root, and there is no account "nobody" to run it: run the academy as a normal user, or set DATABASE_URL to a PostgreSQL server of your own.',
    )
  }
}

/**
 * Returns the command line of a program, and an environment in which messages and times are the same
 * everywhere.
 */
export function commandAs(runAs: RunAs, program: string, args: string[]) {
  const [command = program, ...rest] = [...runAs.prefix, program, ...args]
  const env = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' }
  return { command, args: rest, options: { ...runAs.ids, env, cwd: '/' } }
}
