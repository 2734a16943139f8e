import { timingSafeEqual } from 'node:crypto'
import type { Db } from '../db/connection.ts'
import { hashToken } from './tokens.ts'

/** The maintenance mode as known to this process; `refresh` is called when the database notifies a change. */
export interface MaintenanceSwitch {
  isOn(): boolean
  /** Whether this key gives access in maintenance mode. */
  isValidPass(key: string): boolean
  refresh(): Promise<void>
}

/** Stores the pass in the browser that opened the printed link. */
export const PASS_COOKIE = 'maintenance_pass'
export const MAINTENANCE_CHANNEL = 'maintenance'

export const maintenanceSwitch = (db: Db): MaintenanceSwitch => {
  let isOn = false
  let pass: Buffer | null = null
  return {
    isOn: () => isOn,
    isValidPass: key => pass !== null && timingSafeEqual(pass, hashToken(key)),
    refresh: async () => {
      const row = await db
        .selectFrom('installation')
        .select(['in_maintenance', 'maintenance_pass_hash'])
        .executeTakeFirstOrThrow()
      isOn = row.in_maintenance
      pass = row.maintenance_pass_hash
    },
  }
}
