/** `api/src/cli/backup.ts` → `server/cli-backup.js` */
export const builtProgram = path =>
  `server/${path
    .replaceAll('\\', '/')
    .replace(/^api\/src\//, '')
    .replaceAll('/', '-')
    .replace(/\.ts$/, '.js')}`
