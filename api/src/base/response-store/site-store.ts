import type { Db } from '../../db/connection.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { type ResponseStore, responseStore } from './response-store.ts'
import { siteVersion } from './site-version.ts'

/** PostgreSQL notifies it when something on the site has changed. */
export const SITE_CHANNEL = 'site_changed'

interface SiteStoreServices {
  db: Db
  clock: Clock
  config: Pick<Config, 'storeBytes'>
}

/** The store of public pages and public reads of one process. */
export const siteStore = ({ db, clock, config }: SiteStoreServices): ResponseStore =>
  responseStore({ version: siteVersion({ db, clock }), maxBytes: config.storeBytes })
