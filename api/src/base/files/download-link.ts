import { signPath } from '../signed-links.ts'
import type { Disposition } from './store.ts'

/** Returns the unsigned path of a link to a file in the folder store. */
export const downloadPath = (key: string, disposition: Disposition): string =>
  `/api/files/download?${new URLSearchParams({ key, disposition })}`

export const downloadLink =
  (siteUrl: string, secret: string) =>
  (key: string, expires: Date, disposition: Disposition): string =>
    siteUrl + signPath(secret, downloadPath(key, disposition), expires)
