import { globSync } from 'node:fs'

export const ownFolders = ['contract', 'api', 'web', 'e2e', 'scripts', 'bench', 'docs']

/** Every file of the project's own folders, as paths from its root, without what is installed or built. */
export const repositoryFiles = () =>
  globSync(`{${ownFolders.join(',')}}/**/*.*`, { exclude: ['**/node_modules', '**/dist'] }).map(path =>
    path.replaceAll('\\', '/'),
  )
