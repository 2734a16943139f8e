import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { StartRefusal } from './start-refusal.ts'

const production = {
  NODE_ENV: 'production',
  SECRET: 'x'.repeat(32),
  SITE_URL: 'https://academy.example/',
  SMTP_URL: 'smtps://user:word@mail.example',
  MAIL_FROM: 'Academy <office@academy.example>',
}

const files = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'files',
  S3_ACCESS_KEY_ID: 'a',
  S3_SECRET_ACCESS_KEY: 'b',
}

test('the demo needs no configuration', () => {
  expect(readConfig({})).toMatchObject({ isProduction: false, port: 3000, siteUrl: 'http://localhost:3000' })
})

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test('production starts with all required variables', () => {
  expect(readConfig(production)).toMatchObject({ isProduction: true, siteUrl: 'https://academy.example' })
})

test.each(['SECRET', 'SITE_URL', 'SMTP_URL', 'MAIL_FROM'])('production requires %s', name => {
  expect(() => readConfig({ ...production, [name]: undefined })).toThrow(new RegExp(`^${name} is missing`))
})

test.each([
  [{}, 'https://example.org/festival'],
  [{ NODE_ENV: 'test' }, 'https://example.org/festival'],
  [production, ''],
  [{ ENVIRONMENT: 'production' }, ''],
  [{ ...production, ENVIRONMENT: 'qa' }, 'https://festival-qa.example.org'],
  [{ ENVIRONMENT: 'qa', FESTIVAL_URL: 'https://klang.example' }, 'https://klang.example'],
])('the festival URL comes from the environment: %j', (environment, festivalUrl) => {
  expect(readConfig(environment)).toMatchObject({ festivalUrl })
})

test('a staging copy of production is as strict as production', () => {
  expect(readConfig({ ...production, ENVIRONMENT: 'qa' }).isProduction).toBe(true)
})

test.each([
  ['https://academy.example', true],
  ['http://academy.example', false],
  ['http://academy.example:8080/', false],
  ['HTTP://academy.example', false],
  ['http://192.0.2.7', false],
  ['http://localhost.example', false],
  ['http://127.0.0.1.example', false],
  ['http://localhost:3000', true],
  ['http://127.0.0.1:3000', true],
  ['http://[::1]:3000', true],
])('production with the address %s starts: %s', (SITE_URL, starts) => {
  const read = () => readConfig({ ...production, SITE_URL })
  if (starts) expect(read().isProduction).toBe(true)
  else expect(read).toThrow(/^SITE_URL must start with https:\/\/ in production/)
})

test('the demo may have an address without encryption', () => {
  expect(readConfig({ SITE_URL: 'http://192.0.2.7:3000' }).siteUrl).toBe('http://192.0.2.7:3000')
})

test.each([
  ['smtp://mail.example', undefined, false],
  ['smtp://mail.example', 'required', false],
  ['smtp://mail.example', 'optional', true],
  ['smtps://mail.example', undefined, false],
  ['smtp://mail.example?ignoreTLS=true', 'optional', true],
])('mails through %s with SMTP_TLS=%s: TLS is optional: %s', (SMTP_URL, SMTP_TLS, isTlsOptional) => {
  expect(readConfig({ ...production, SMTP_URL, SMTP_TLS }).smtp).toMatchObject({ isTlsOptional })
})

test.each(['requireTLS=false', 'ignoreTLS=true', 'opportunisticTLS=true', 'tls.rejectUnauthorized=false'])(
  'TLS is not switched off by ?%s',
  option => {
    expect(() => readConfig({ ...production, SMTP_URL: `smtp://mail.example?${option}` })).toThrow(
      /^SMTP_URL must not change the encryption/,
    )
  },
)

test.each([
  [undefined, undefined],
  ['security@academy.example', 'security@academy.example'],
  ['https://academy.example/report', 'https://academy.example/report'],
])('security contact %s', (SECURITY_CONTACT, securityContact) => {
  expect(readConfig({ ...production, SECURITY_CONTACT })).toMatchObject({ securityContact })
})

test('production uses the system clock', () => {
  expect(() => readConfig({ ...production, ACADEMY_NOW: '2027-01-01T00:00:00Z' })).toThrow(
    /^ACADEMY_NOW must not be set/,
  )
})

test.each([
  { name: 'PORT', value: 'abc', wanted: 'a whole number from 0 to 65535' },
  { name: 'PORT', value: '70000', wanted: 'a whole number from 0 to 65535' },
  { name: 'NODE_ENV', value: 'prod', wanted: 'one of development, test, production' },
  { name: 'ENVIRONMENT', value: 'staging', wanted: 'one of development, qa, production' },
  { name: 'FESTIVAL_URL', value: 'javascript:x', wanted: 'a URL that starts with http:// or https://' },
  { name: 'SITE_URL', value: 'academy.example', wanted: 'a URL that starts with http:// or https://' },
  { name: 'DATABASE_URL', value: 'mysql://x', wanted: 'a URL that starts with postgres:// or postgresql://' },
  { name: 'SECRET', value: 'short', wanted: 'at least 32 random characters' },
  {
    name: 'TRUST_PROXY',
    value: 'everybody',
    wanted: 'addresses or networks such as 10.0.0.0/8, separated by commas',
  },
  { name: 'ACADEMY_NOW', value: 'tomorrow', wanted: 'an ISO time such as 2027-06-20T10:00:00+02:00' },
  {
    name: 'SECURITY_CONTACT',
    value: 'http://x.example',
    wanted: 'an e-mail address or a URL that starts with https://',
  },
  { name: 'SMTP_TLS', value: 'never', wanted: 'one of required, optional' },
  { name: 'MAIL_FROM', value: 'nobody', wanted: 'an address such as Academy <office@example.org>' },
])('$name=$value is refused with one line that names the expected value', ({ name, value, wanted }) => {
  expect(() => readConfig({ [name]: value })).toThrow(
    new StartRefusal(`${name} is wrong: it should be ${wanted}`),
  )
})

test('all configuration errors are reported at once', () => {
  expect(() => readConfig({ PORT: 'x', ROLE: 'y' })).toThrow(/PORT is wrong.*\nROLE is wrong/)
})

test('S3 requires its bucket and keys', () => {
  expect(() => readConfig({ S3_ENDPOINT: 'https://s3.example' })).toThrow(
    /S3_BUCKET is missing.*\nS3_ACCESS_KEY_ID is missing/,
  )
})

const s3 = {
  S3_ENDPOINT: 'http://store:9000',
  S3_BUCKET: 'academy',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'key',
}

test('browsers may have their own address of the storage, which production wants encrypted', () => {
  const publicEndpoint = 'https://files.example.org'
  expect(readConfig({ ...s3, S3_PUBLIC_ENDPOINT: publicEndpoint }).s3).toMatchObject({
    endpoint: 'http://store:9000',
    publicEndpoint,
  })
  expect(() => readConfig({ S3_PUBLIC_ENDPOINT: publicEndpoint })).toThrow(/^S3_ENDPOINT is missing/)
  const open = { ...s3, NODE_ENV: 'production', S3_PUBLIC_ENDPOINT: 'http://files.example.org' }
  expect(() => readConfig(open)).toThrow(/S3_PUBLIC_ENDPOINT must start with https:/)
})

test.each([
  [{}, undefined],
  [{ BACKUP: 'off' }, undefined],
  [
    { BACKUP: 'folder', BACKUP_DIR: '/var/backups/academy', BACKUP_KEEP_MONTHS: '0' },
    {
      place: { kind: 'folder', folder: '/var/backups/academy' },
      at: '02:30',
      keep: { days: 7, weeks: 4, months: 0 },
    },
  ],
  [
    { ...files, BACKUP: 's3', BACKUP_S3_BUCKET: 'backups', BACKUP_AT: '23:05' },
    {
      place: { kind: 's3', s3: { endpoint: 'https://s3.example', bucket: 'backups', accessKeyId: 'a' } },
      at: '23:05',
    },
  ],
])('backups on a schedule: %j', (environment, backup) => {
  const read = readConfig({ ...production, ...environment }).backup
  if (backup) expect(read).toMatchObject(backup)
  else expect(read).toBeUndefined()
})

test.each([
  [{ BACKUP: 's3' }, 'BACKUP_S3_ENDPOINT is missing'],
  [{ ...files, BACKUP: 's3' }, 'BACKUP_S3_BUCKET is missing'],
  [{ ...files, BACKUP: 's3', BACKUP_S3_BUCKET: 'files' }, 'BACKUP_S3_BUCKET must not be S3_BUCKET'],
  [{ BACKUP: 'folder', BACKUP_AT: '24:00' }, 'BACKUP_AT is wrong: it should be a time such as 02:30'],
  [{ BACKUP: 'folder', BACKUP_KEEP_DAYS: '0' }, 'BACKUP_KEEP_DAYS is wrong'],
])('%j is refused', (environment, message) => {
  expect(() => readConfig({ ...production, ...environment })).toThrow(message)
})
