import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { backupErrors, backupOf, backupVariables, number, oneOf, url } from './backup-config.ts'
import { StartRefusal } from './start-refusal.ts'

const isNetwork = (value: string) => isIP(value.split('/')[0] ?? '') !== 0

const Environment = z.object({
  NODE_ENV: oneOf('development', 'test', 'production').default('development'),
  ENVIRONMENT: oneOf('development', 'qa', 'production').optional(),
  PORT: number(0, 65_535).default(3000),
  HOST: z.string().default('localhost'),
  METRICS_PORT: number(0, 65_535).optional(),
  METRICS_HOST: z.string().default('localhost'),
  DISK_WARNING_MB: number(0, 10_000_000).default(2_048),
  ROLE: oneOf('all', 'web', 'jobs').default('all'),
  SITE_URL: url('http', 'https').optional(),
  FESTIVAL_URL: url('http', 'https').optional(),
  SECRET: z.string().min(32, { error: 'at least 32 random characters' }).optional(),
  DATA_DIR: z.string().default('data'),
  MADE_DEMOS: z.string().optional(),
  DATABASE_URL: url('postgres', 'postgresql').optional(),
  DATABASE_POOL: number(2, 200).default(10),
  STORE_MB: number(0, 4_096).default(64),
  SMTP_URL: url('smtp', 'smtps').optional(),
  SMTP_TLS: oneOf('required', 'optional').default('required'),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]+@[^\r\n]+$/, { error: 'an address such as Academy <office@example.org>' })
    .optional(),
  CONTACT_EMAIL: z.email({ error: 'an e-mail address' }).optional(),
  SECURITY_CONTACT: z
    .string()
    .refine(value => z.email().safeParse(value).success || /^https:\/\/\S+$/.test(value), {
      error: 'an e-mail address or a URL that starts with https://',
    })
    .optional(),
  S3_ENDPOINT: url('http', 'https').optional(),
  S3_PUBLIC_ENDPOINT: url('http', 'https').optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  TRUST_PROXY: z
    .string()
    .transform(value => value.split(',').map(part => part.trim()))
    .refine(list => list.every(isNetwork), {
      error: 'addresses or networks such as 10.0.0.0/8, separated by commas',
    })
    .optional(),
  LOG_LEVEL: oneOf('debug', 'info', 'warn', 'error', 'silent').optional(),
  ACADEMY_NOW: z
    .string()
    .refine(value => !Number.isNaN(Date.parse(value)), {
      error: 'an ISO time such as 2027-06-20T10:00:00+02:00',
    })
    .optional(),
  ...backupVariables,
})
type Environment = z.infer<typeof Environment>

/** All variables that have an effect. */
export const variableNames = Object.keys(Environment.shape)

/** Default addresses of the festival site. In production the office enters it. */
const festivalUrls = {
  development: 'https://example.org/festival',
  qa: 'https://festival-qa.example.org',
  production: '',
}

const neededInProduction = ['SECRET', 'SITE_URL', 'SMTP_URL', 'MAIL_FROM'] as const
const neededForS3 = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

const loopback = ['localhost', '127.0.0.1', '[::1]']
const isOpenHttp = (address: string) => {
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && !loopback.includes(hostname)
}

/** Options of nodemailer that can be given in the URL and weaken the encryption. */
const weakening = ['requireTLS', 'ignoreTLS', 'opportunisticTLS', 'secure', 'tls.rejectUnauthorized']
const weakensTls = (address: string) => weakening.some(option => new URL(address).searchParams.has(option))

const unsafeAddresses = (env: Environment): string[] => [
  ...(env.NODE_ENV === 'production' && env.S3_PUBLIC_ENDPOINT && isOpenHttp(env.S3_PUBLIC_ENDPOINT)
    ? ['S3_PUBLIC_ENDPOINT must start with https:// in production: files of people would travel unencrypted']
    : []),
  ...(env.NODE_ENV === 'production' && env.SITE_URL && isOpenHttp(env.SITE_URL)
    ? ['SITE_URL must start with https:// in production: passwords would travel unencrypted']
    : []),
  ...(env.SMTP_TLS === 'required' && env.SMTP_URL && weakensTls(env.SMTP_URL)
    ? ['SMTP_URL must not change the encryption: set SMTP_TLS=optional if the mail server has none']
    : []),
]

const configErrors = (env: Environment): string[] => {
  const missing = (names: readonly (keyof Environment)[], why: string) =>
    names.filter(name => env[name] === undefined).map(name => `${name} is missing: ${why}`)
  return [
    ...(env.NODE_ENV === 'production'
      ? missing(neededInProduction, 'production does not start without it')
      : []),
    ...(env.NODE_ENV === 'production' && env.ACADEMY_NOW
      ? ['ACADEMY_NOW must not be set: production runs on the real time']
      : []),
    ...(env.S3_ENDPOINT ? missing(neededForS3, 'S3_ENDPOINT needs it') : []),
    ...(env.S3_PUBLIC_ENDPOINT ? missing(['S3_ENDPOINT'], 'S3_PUBLIC_ENDPOINT needs it') : []),
    ...(env.SMTP_URL ? missing(['MAIL_FROM'], 'SMTP_URL needs it') : []),
    ...unsafeAddresses(env),
    ...backupErrors(env),
  ]
}

export type Config = ReturnType<typeof readConfig>

/** Reads the configuration from the environment. Refuses with one line for each invalid variable. */
export const readConfig = (environment: Record<string, string | undefined>) => {
  // Treat an empty variable as unset: shells and compose files write it that way.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  const wrong = parsed.success
    ? configErrors(parsed.data)
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')} is wrong: it should be ${message}`)
  if (!parsed.success || wrong.length > 0) throw new StartRefusal(wrong.join('\n'))
  const env = parsed.data
  const isProduction = env.NODE_ENV === 'production'
  return {
    isProduction,
    isTest: env.NODE_ENV === 'test',
    port: env.PORT,
    host: env.HOST,
    role: env.ROLE,
    /** Where metrics and probes are read, if anywhere. */
    metrics: env.METRICS_PORT === undefined ? undefined : { port: env.METRICS_PORT, host: env.METRICS_HOST },
    /** Less free disk than this many bytes is a warning. */
    diskWarningBytes: env.DISK_WARNING_MB * 1024 * 1024,
    siteUrl: (env.SITE_URL ?? `http://localhost:${env.PORT}`).replace(/(?<!\/)\/+$/, ''),
    festivalUrl:
      env.FESTIVAL_URL ?? festivalUrls[env.ENVIRONMENT ?? (isProduction ? 'production' : 'development')],
    secret: env.SECRET,
    dataDir: resolve(env.DATA_DIR),
    /** The folder with demos that were made in advance. */
    madeDemos: env.MADE_DEMOS,
    databaseUrl: env.DATABASE_URL,
    poolSize: env.DATABASE_POOL,
    storeBytes: env.STORE_MB * 1024 * 1024,
    smtp: smtpOf(env),
    securityContact: env.SECURITY_CONTACT,
    /** Of an earlier version: the office keeps the contact address now. */
    contactEmail: env.CONTACT_EMAIL,
    s3: s3Of(env),
    /** Backups on a schedule, if there are any. */
    backup: backupOf(env),
    /** Where the program writes when something has failed that nobody sees. */
    alertEmail: env.ALERT_EMAIL,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    clockStart: env.ACADEMY_NOW ? new Date(env.ACADEMY_NOW) : undefined,
  }
}

const smtpOf = ({ SMTP_URL, SMTP_TLS, MAIL_FROM }: Environment) =>
  SMTP_URL && MAIL_FROM
    ? { smtpUrl: SMTP_URL, from: MAIL_FROM, isTlsOptional: SMTP_TLS === 'optional' }
    : undefined

const s3Of = (env: Environment) =>
  env.S3_ENDPOINT && env.S3_BUCKET && env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
    ? {
        endpoint: env.S3_ENDPOINT,
        publicEndpoint: env.S3_PUBLIC_ENDPOINT,
        bucket: env.S3_BUCKET,
        region: env.S3_REGION,
        accessKeyId: env.S3_ACCESS_KEY_ID,
        secretAccessKey: env.S3_SECRET_ACCESS_KEY,
      }
    : undefined
