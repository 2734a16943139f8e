import { ownFolders } from '../lib/repository-files.ts'

/**
 * The areas of contract, api and web. An area imports only from those before it. What stands on none of them is `base`:
 * also database and HTTP of the API, and the widgets of the pages. The rest is `app`, which knows all areas.
 */
export const areas = [
  'base',
  'site',
  'access',
  'programme',
  'money',
  'people',
  'lodging',
  'concerts',
  'admission',
  'messages',
  'schedule',
  'privacy',
  'office',
] as const

export type Area = (typeof areas)[number] | 'app'

const isArea = (name: string | undefined): name is (typeof areas)[number] => areas.some(area => area === name)

const BASE = /^(?:contract\/src\/base|api\/src\/(?:base|db|http)|web\/src\/(?:base|ui))\//

type Workspace = 'contract' | 'api' | 'web'

/** A file of contract, api or web: `api/src/areas/access/accounts/login.ts`. */
export interface Location {
  workspace: Workspace
  area: Area
  /** The folder in the area, such as `accounts`; none for what the area keeps beside its folders. */
  subject?: string
  /** The rest of the path. */
  file: string
}

/** Returns where a file of contract, api or web stands; undefined for tests' kits and everything else. */
export const locationOf = (path: string): Location | undefined => {
  const [, workspace, rest = ''] = /^(contract|api|web)\/src\/(.+)$/.exec(path) ?? []
  if (!workspace) return undefined
  const at = { workspace: workspace as Workspace }
  if (BASE.test(path)) return { ...at, area: 'base', file: rest }
  const [, area, inArea = ''] = /^(?:areas\/)?([^/]+)\/(.+)$/.exec(rest) ?? []
  if (!isArea(area) || rest.startsWith('areas/') !== (workspace !== 'contract'))
    return { ...at, area: 'app', file: rest }
  const [, subject, file] = /^([^/]+)\/(.+)$/.exec(inArea) ?? []
  return subject && file ? { ...at, area, subject, file } : { ...at, area, file: inArea }
}

/** Returns where a file of an area stands; undefined for everything that is in none. */
export const inAreaOf = (path: string): (Location & { area: (typeof areas)[number] }) | undefined => {
  const location = locationOf(path)
  return location && isArea(location.area) && location.area !== 'base'
    ? { ...location, area: location.area }
    : undefined
}

/** A folder with pages puts parts of several areas together. */
export const isPage = (path: string) =>
  /^web\/src\/areas\/[^/]+\/(?:public|personal|teacher|office)-pages\//.test(path)

/** The place of an area in the order. */
export const rankOf = (area: Area): number => (area === 'app' ? areas.length : areas.indexOf(area))

/** `queries.ts` of a folder, or the `<subject>-queries.ts` of a large one. */
export const isQueryFile = (file: string) => /(^|\/)([a-z]+-)*queries\.ts$/.test(file)

export const isBelow = (path: string, ...folders: string[]) =>
  folders.some(folder => path.startsWith(`${folder}/`))

export const isInRepository = (target: string) => isBelow(target, ...ownFolders)
