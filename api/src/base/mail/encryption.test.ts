import { expect, test } from 'vitest'
import { eventually, mailTestKit } from './mail-test-kit.ts'

const { server, sender, put, row } = await mailTestKit()

const failed = async (key: string) => {
  await eventually(async () => (await row(key)).last_error).toBeTruthy()
  return row(key)
}

test('a server without STARTTLS gets no mail, and the mail waits without losing an attempt', async () => {
  const smtp = await server()
  await put('a')
  sender(smtp.url, { isTlsOptional: false })
  const { last_error, attempts, given_up_at } = await failed('a')
  expect(last_error).toBe('No encrypted connection to the mail server was possible.')
  expect({ attempts, given_up_at }).toEqual({ attempts: 0, given_up_at: null })
  expect([smtp.recipients, smtp.mails]).toEqual([[], []])
})

test('the password is not sent to a server without STARTTLS', async () => {
  const logins: string[] = []
  const smtp = await server({
    login: {
      user: 'academy',
      get pass() {
        logins.push('asked')
        return 'geheim'
      },
    },
  })
  await put('a')
  sender(smtp.url.replace('smtp://', 'smtp://academy:geheim@'), { isTlsOptional: false })
  expect((await failed('a')).last_error).toContain('No encrypted connection')
  expect(logins).toEqual([])
})

test('a certificate that nobody vouches for is refused', async () => {
  const smtp = await server({ offersTls: true })
  await put('a')
  sender(smtp.url, { isTlsOptional: false })
  await failed('a')
  expect(smtp.mails).toEqual([])
})

test('a server with STARTTLS gets the mail encrypted', async () => {
  const smtp = await server({ offersTls: true })
  await put('a')
  sender(`${smtp.url}?tls.rejectUnauthorized=false`, { isTlsOptional: false })
  await eventually(() => smtp.encrypted).toEqual([true])
})

test('a server without STARTTLS gets the mail if TLS is optional', async () => {
  const smtp = await server()
  await put('a')
  sender(smtp.url, { isTlsOptional: true })
  await eventually(() => smtp.encrypted).toEqual([false])
})
