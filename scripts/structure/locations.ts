import { ownFolders } from '../lib/repository-files.ts'
import type { SourceFile } from './source.ts'

/** Returns the feature that a path belongs to, and its workspace: `api/src/features/accounts/login.ts`. */
export const featureOf = (path: string) => {
  const match = /^(api|web)\/src\/features\/([^/]+)\/(.+)$/.exec(path)
  return match ? { half: match[1] ?? '', name: match[2] ?? '', file: match[3] ?? '' } : undefined
}

/** `queries.ts` of a feature, or the `<subject>-queries.ts` of a large one. */
export const isQueryFile = (file: string) => /^([a-z]+-)*queries\.ts$/.test(file)

export const isBelow = (path: string, ...folders: string[]) =>
  folders.some(folder => path.startsWith(`${folder}/`))

export const isInRepository = (target: string) => isBelow(target, ...ownFolders)

/** A feature exposes a file to other features by its first line: `// public: why`. */
export const isPublic = (files: SourceFile[], path: string) =>
  /^\/\/ public: \S/.test(files.find(file => file.path === path)?.text ?? '')
