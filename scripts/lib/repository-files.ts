import { globSync } from 'node:fs'

export const ownFolders = ['contract', 'api', 'web', 'e2e', 'scripts', 'bench', 'deploy', 'docs']

/** Returns every file of the project, relative to its root, without installed or built ones. */
export const repositoryFiles = () =>
  globSync([`{${ownFolders.join(',')}}/**/*.*`, 'deploy/**/{Containerfile,Caddyfile}'], {
    exclude: ['**/node_modules', '**/dist'],
  }).map(path => path.replaceAll('\\', '/'))
