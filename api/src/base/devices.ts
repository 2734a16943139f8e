import type { Browser, Device, System } from '@academy/contract/base/devices'
import { sql } from 'kysely'
import type { Db, Tx } from '../db/connection.ts'
import type { Services } from './services.ts'
import { hashToken, newToken } from './tokens.ts'

// The order matters: most browsers also name those that they resemble.
const browserPatterns: [RegExp, Browser][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/\d[\d.]* (?:Mobile\/\w+ )?Safari\//, 'Safari'],
]

const systemPatterns: [RegExp, System][] = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

const firstMatch = <Name>(patterns: [RegExp, Name][], agent: string): Name | null =>
  patterns.find(([pattern]) => pattern.test(agent))?.[1] ?? null

/** Returns the names of a fixed list that a user agent fits, so that nothing else of it is stored or shown. */
export const describeAgent = (agent: string): Device => ({
  browser: firstMatch(browserPatterns, agent),
  system: firstMatch(systemPatterns, agent),
})

export const DEVICE_COOKIE = 'device'
const YEAR_SECONDS = 31_536_000
/** More than a person uses; an account that is logged into by a program must not fill the table. */
const DEVICES_KEPT = 50

export interface KnownDevice extends Device {
  device_hash: Buffer
}

/** The header that lets a browser be recognized at its next login. */
export const deviceCookie = ({ config }: Services, device: string): string => {
  const [prefix, secure] = config.siteUrl.startsWith('https:') ? ['__Secure-', '; Secure'] : ['', '']
  return `${prefix}${DEVICE_COOKIE}=${device}; Path=/api; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure}`
}

/** Returns the secret that a browser sent, or a new one if no account knows it: nobody can choose their own. */
export const recognizedDevice = async (tx: Tx, sent: string | undefined): Promise<string> => {
  if (!sent) return newToken()
  const known = await tx
    .selectFrom('known_devices')
    .select('account_id')
    .where('device_hash', '=', hashToken(sent))
    .limit(1)
    .executeTakeFirst()
  return known ? sent : newToken()
}

export const findDevices = (tx: Tx, account_id: number): Promise<KnownDevice[]> =>
  tx
    .selectFrom('known_devices')
    .select(['device_hash', 'browser', 'system'])
    .where('account_id', '=', account_id)
    .$narrowType<KnownDevice>()
    .execute()

export const rememberDevice = async (
  tx: Tx,
  account_id: number,
  { device_hash, browser, system }: KnownDevice,
  now: Date,
): Promise<void> => {
  await tx
    .insertInto('known_devices')
    .values({ account_id, device_hash, browser, system, last_login_at: now })
    .onConflict(conflict =>
      conflict.columns(['account_id', 'device_hash']).doUpdateSet({ browser, system, last_login_at: now }),
    )
    .execute()
  await sql`
    delete from known_devices where account_id = ${account_id} and device_hash in (
      select device_hash from known_devices where account_id = ${account_id}
      order by last_login_at desc offset ${DEVICES_KEPT})`.execute(tx)
}

/** Forgets the devices of ended sessions: somebody else may have used them. */
export const forgetDevices = async (tx: Tx, account_id: number, hashes: Buffer[]): Promise<void> => {
  if (hashes.length === 0) return
  await tx
    .deleteFrom('known_devices')
    .where('account_id', '=', account_id)
    .where('device_hash', 'in', hashes)
    .execute()
}

/** The cookie lasts a year, too. */
export const deleteUnusedDevices = async (db: Db | Tx, since: Date): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('known_devices')
    .where('last_login_at', '<', since)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
