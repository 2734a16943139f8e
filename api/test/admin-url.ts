import { readPassword } from '../src/db/embedded/password.ts'
import { SUPERUSER } from '../src/db/embedded/role.ts'

/**
 * Returns the URL of an embedded server's database for the superuser, who has rights that the application
 * role lacks.
 */
export const adminUrl = async (dataDir: string, url: string): Promise<string> =>
  Object.assign(new URL(url), { username: SUPERUSER, password: await readPassword(dataDir) }).href
