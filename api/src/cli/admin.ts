import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { isCommonPassword } from '@academy/contract/access/accounts/common-passwords'
import type { Role } from '@academy/contract/access/accounts/schemas'
import { MIN_PASSWORD_LENGTH } from '@academy/contract/base/constants'
import { email as Email, newPassword } from '@academy/contract/base/fields'
import { defaultLocale } from '@academy/contract/base/locale'
import { roles } from '@academy/contract/base/roles'
import { explain, fieldMessages } from '@academy/contract/messages'
import { createAdmin } from '../areas/access/accounts/create-account.ts'
import { changeRole } from '../areas/access/accounts/grant-role.ts'
import { resetByCommand } from '../areas/access/second-factor/reset.ts'
import { StartRefusal } from '../base/start-refusal.ts'
import { newToken } from '../base/tokens.ts'
import { installationCommand, usage } from './command.ts'

const HELP =
  'npm run admin -- create EMAIL, npm run admin -- role EMAIL +Teacher (or -Teacher), or npm run admin -- reset-factor EMAIL'
const actions = ['create', 'role', 'reset-factor']

/** Asks on the terminal. Without a terminal, generates a password, which nobody knows yet. */
const choosePassword = async (): Promise<{ password: string; isGenerated: boolean }> =>
  process.stdin.isTTY
    ? { password: await askPassword(), isGenerated: false }
    : { password: `Aa-${newToken().slice(0, 20)}`, isGenerated: true }

const askPassword = async (): Promise<string> => {
  process.stdout.write(`Password (${MIN_PASSWORD_LENGTH} characters or more, upper and lower case): `)
  // Do not echo the password.
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silence, terminal: true })
  terminal.once('SIGINT', () => process.exit(130))
  const typed = await terminal.question('')
  terminal.close()
  process.stdout.write('\n')
  const parsed = newPassword.safeParse(typed)
  if (!parsed.success)
    throw new StartRefusal(Object.values(explain(parsed.error.issues, defaultLocale)).flat().join(' '))
  if (isCommonPassword(parsed.data)) throw new StartRefusal(fieldMessages.PASSWORD_COMMON[defaultLocale])
  return parsed.data
}

const roleChange = (text: string): { add: boolean; role: Role } => {
  const role = roles.find(known => known === text.slice(1))
  if (!role || !/^[+-]/.test(text)) throw usage(`${HELP}. The roles are ${roles.join(', ')}.`)
  return { add: text.startsWith('+'), role }
}

installationCommand(async ({ db }, [action = '', address = '', change = ''], { siteUrl }) => {
  const email = Email.safeParse(address)
  if (!email.success || !actions.includes(action)) throw usage(HELP)
  if (action === 'create') {
    const { password, isGenerated } = await choosePassword()
    const outcome = await createAdmin(db, email.data, password, new Date())
    if (isGenerated) console.log(`The password is ${password}\nIt is shown only this once.`)
    if (outcome === 'taken over')
      console.log(
        'Someone registered this address and never confirmed it. That password and its sessions are no longer valid.',
      )
    console.log(`${email.data} is an admin now and can log in.`)
  } else if (action === 'reset-factor') {
    await resetByCommand(db, email.data, siteUrl, new Date())
    console.log(`${email.data} logs in with the password alone now, and all devices are logged out.`)
  } else {
    const held = await changeRole(db, email.data, roleChange(change), new Date())
    console.log(`${email.data} now has the roles: ${held.join(', ') || 'none (counts as student)'}`)
  }
})
