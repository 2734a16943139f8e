import { readPassword } from '../src/db/embedded/password.ts'
import { SUPERUSER } from '../src/db/embedded/role.ts'

/** A database of an embedded server as the superuser, who may see and do what the role of the application may not. */
export const adminUrl = async (dataDir: string, url: string): Promise<string> =>
  Object.assign(new URL(url), { username: SUPERUSER, password: await readPassword(dataDir) }).href
