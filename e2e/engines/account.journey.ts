// From the registration to a forgotten password.
import { linkTo } from '../outbox.ts'
import { password } from '../session.ts'
import { test } from './journey.ts'

const NEW_PASSWORD = 'Musik-Winter-2'

test('a person registers, confirms the address, logs out, and gets in again with a new password', async ({
  tab,
}) => {
  const email = `mira.${crypto.randomUUID()}@example.org`
  await tab.open('/auth/register')
  await tab.type('First name', 'Mira')
  await tab.type('Last name', 'Größwang')
  await tab.type('Email', email)
  await tab.type('Password', password)
  await tab.type('Repeat the password', password)
  await tab.in('main').click('button', 'Register')
  await tab.see('heading', 'Welcome to the academy')

  await tab.open(await linkTo('/verify-email/', email))
  await tab.seeText(/your email address is confirmed/)
  await tab.isAt('/user')
  const question = tab.in('dialog')
  await question.check('female')
  await question.click('button', 'Save')
  await tab.notSee('dialog')
  await tab.open('/contact')
  await tab.seeValue('Email', email)
  await tab.in('banner').click('button', 'Logout')
  await tab.in('banner').see('link', 'Login')

  await tab.open('/user')
  await tab.isAt('/auth/login?return=%2Fuser')
  await tab.type('Email', email)
  await tab.click('link', 'Forgotten your password?')
  await tab.seeValue('Email', email)
  await tab.click('button', 'Send the link')
  await tab.seeText('If there is an account with this address, a link is on its way.')
  await tab.open(await linkTo('/auth/reset-password', email))
  await tab.type('New password', NEW_PASSWORD)
  await tab.type('Repeat the password', NEW_PASSWORD)
  await tab.click('button', 'Save the password')
  await tab.seeText('Your new password is saved.')

  await tab.open('/auth/login?return=%2Fuser')
  // Kept since it was typed before.
  await tab.seeValue('Email', email)
  await tab.type('Password', NEW_PASSWORD)
  await tab.in('main').click('button', 'Log in')
  await tab.isAt('/user')
})
