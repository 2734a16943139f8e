import { signPath } from '../signed-links.ts'
import type { Disposition } from './store.ts'

/** What a signed link to a file of the folder store looks like before it is signed. */
export const downloadPath = (key: string, disposition: Disposition): string =>
  `/api/files/download?${new URLSearchParams({ key, disposition })}`

export const downloadLink =
  (siteUrl: string, secret: string) =>
  (key: string, expires: Date, disposition: Disposition): string =>
    siteUrl + signPath(secret, downloadPath(key, disposition), expires)
