import type { Locale } from '@academy/contract/base/locale'
import { invalidInput } from '../../../base/invalid-input.ts'
import { countAttempt, resetAttempts } from '../../../base/password-attempts.ts'
import { isPassword } from '../../../base/passwords.ts'
import type { Db } from '../../../db/connection.ts'
import { passwordHashOf } from './password-queries.ts'
import { confirmAttempts } from './rules.ts'

/**
 * Checks the password of a logged-in user. Refuses a missing or wrong one with an error at its field. Returns the stored
 * one that it was compared with.
 */
export const confirmPassword = async (
  db: Db,
  accountId: number,
  password: string | undefined,
  locale: Locale,
): Promise<string> => {
  if (!password) throw invalidInput({ current_password: 'CURRENT_PASSWORD_REQUIRED' }, locale)
  const attempts = confirmAttempts(accountId)
  await countAttempt(db, attempts)
  const stored = await passwordHashOf(db, accountId)
  if (!stored || !(await isPassword(password, stored)))
    throw invalidInput({ current_password: 'CURRENT_PASSWORD_WRONG' }, locale)
  await resetAttempts(db, attempts)
  return stored
}
