import { join, resolve } from 'node:path'
import { z } from 'zod'

// The kinds of environment variables, each with the words for what it should be.

export const url = (...schemes: string[]) =>
  z.string().refine(value => URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1)), {
    error: `a URL that starts with ${schemes.map(scheme => `${scheme}://`).join(' or ')}`,
  })

export const number = (min: number, max: number) => {
  const error = `a whole number from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d+$/, { error })
    .transform(Number)
    .refine(value => value >= min && value <= max, { error })
}

export const oneOf = <const T extends readonly string[]>(...values: T) =>
  z.enum(values, { error: `one of ${values.join(', ')}` })

/** The variables of backups on a schedule. */
export const backupVariables = {
  BACKUP: oneOf('off', 'folder', 's3').default('off'),
  BACKUP_DIR: z.string().optional(),
  BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'a time such as 02:30' })
    .default('02:30'),
  BACKUP_KEEP_DAYS: number(1, 366).default(7),
  BACKUP_KEEP_WEEKS: number(0, 104).default(4),
  BACKUP_KEEP_MONTHS: number(0, 120).default(6),
  BACKUP_S3_ENDPOINT: url('http', 'https').optional(),
  BACKUP_S3_BUCKET: z.string().optional(),
  BACKUP_S3_REGION: z.string().optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
  ALERT_EMAIL: z.email({ error: 'an e-mail address' }).optional(),
}

const S3Variables = z.object({
  S3_ENDPOINT: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  DATA_DIR: z.string(),
})
const BackupVariables = z.object(backupVariables)
type Variables = z.infer<typeof BackupVariables> & z.infer<typeof S3Variables>

/** What is not set for the backups is that of the files, except for the bucket. */
const bucketOf = (env: Variables) => ({
  endpoint: env.BACKUP_S3_ENDPOINT ?? env.S3_ENDPOINT,
  bucket: env.BACKUP_S3_BUCKET,
  region: env.BACKUP_S3_REGION ?? env.S3_REGION,
  accessKeyId: env.BACKUP_S3_ACCESS_KEY_ID ?? env.S3_ACCESS_KEY_ID,
  secretAccessKey: env.BACKUP_S3_SECRET_ACCESS_KEY ?? env.S3_SECRET_ACCESS_KEY,
})

const variableOf = {
  endpoint: 'BACKUP_S3_ENDPOINT',
  bucket: 'BACKUP_S3_BUCKET',
  accessKeyId: 'BACKUP_S3_ACCESS_KEY_ID',
  secretAccessKey: 'BACKUP_S3_SECRET_ACCESS_KEY',
} as const

/** Names what is missing, one line for each variable. */
export const backupErrors = (env: Variables): string[] => {
  if (env.BACKUP !== 's3') return []
  const bucket = bucketOf(env)
  const missing = Object.entries(variableOf)
    .filter(([part]) => bucket[part as keyof typeof variableOf] === undefined)
    .map(([, name]) => `${name} is missing: BACKUP=s3 needs it`)
  const isShared = bucket.bucket === env.S3_BUCKET && bucket.endpoint === env.S3_ENDPOINT
  return env.BACKUP_S3_BUCKET && isShared
    ? [...missing, 'BACKUP_S3_BUCKET must not be S3_BUCKET: each backup would contain the earlier ones']
    : missing
}

const placeOf = (env: Variables) => {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = bucketOf(env)
  if (env.BACKUP === 's3' && endpoint && bucket && accessKeyId && secretAccessKey)
    return { kind: 's3' as const, s3: { endpoint, bucket, region, accessKeyId, secretAccessKey } }
  return { kind: 'folder' as const, folder: resolve(env.BACKUP_DIR ?? join(env.DATA_DIR, 'backups')) }
}

export type BackupPlace = ReturnType<typeof placeOf>

/** How long archives are kept; see `archivesToKeep`. */
export interface Keep {
  days: number
  weeks: number
  months: number
}

/** The settings of the backups, or undefined if there are none. */
export const backupOf = (env: Variables) =>
  env.BACKUP === 'off'
    ? undefined
    : {
        place: placeOf(env),
        /** The time of day in Vienna. */
        at: env.BACKUP_AT,
        keep: { days: env.BACKUP_KEEP_DAYS, weeks: env.BACKUP_KEEP_WEEKS, months: env.BACKUP_KEEP_MONTHS },
      }
