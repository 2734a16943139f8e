import { describe, expect, test } from 'vitest'
import { Registration } from '../access/accounts/schemas.ts'
import { ContactMessage } from '../site/contact/schemas.ts'

describe('a registration', () => {
  const good = {
    first_name: 'Mira',
    last_name: 'Talbach',
    email_address: 'mira@example.org',
    password: 'Musik-Sommer-1',
    password_confirmation: 'Musik-Sommer-1',
  }
  const wrong = (change: object) =>
    Registration.safeParse({ ...good, ...change }).error?.issues.map(({ path, message }) => [
      path[0],
      message,
    ])

  test.each([
    [{ password_confirmation: 'Musik-Sommer-2' }, [['password_confirmation', 'PASSWORD_MISMATCH']]],
    [{ password_confirmation: '' }, [['password_confirmation', 'REQUIRED']]],
    [{ password_confirmation: undefined }, [['password_confirmation', 'REQUIRED']]],
    [{ first_name: ' ' }, [['first_name', 'REQUIRED']]],
    [
      { email_address: '', password_confirmation: 'Musik-Sommer-2' },
      [
        ['email_address', 'EMAIL_REQUIRED'],
        ['password_confirmation', 'PASSWORD_MISMATCH'],
      ],
    ],
    [
      { last_name: '', password: 'short', password_confirmation: 'shorts' },
      [
        ['last_name', 'REQUIRED'],
        ['password', 'PASSWORD_RULE'],
        ['password_confirmation', 'PASSWORD_MISMATCH'],
      ],
    ],
  ])('with %j reports all errors at once', (change, issues) => {
    expect(wrong(change)).toEqual(issues)
  })

  test('keeps only known keys', () => {
    expect(Registration.parse({ ...good, roles: ['Admin'], id: 1 })).toEqual(good)
  })
})

test('an empty contact message reports all three fields', () => {
  const said = ContactMessage.safeParse({}).error?.issues.map(({ message }) => message)
  expect(said).toEqual(['EMAIL_REQUIRED', 'SUBJECT_REQUIRED', 'MESSAGE_REQUIRED'])
})
