import { setMaintenance } from '../areas/office/maintenance/maintenance-queries.ts'
import { hashToken, newToken } from '../base/tokens.ts'
import { installationCommand, usage } from './command.ts'

installationCommand(async ({ db }, [state], { siteUrl }) => {
  if (state === 'off') {
    await setMaintenance(db, false, null)
    console.log(
      'Maintenance is off: every process now answers again. One that has lost its connection to the database follows when it has a new one.',
    )
  } else if (state === 'on') {
    const key = newToken()
    await setMaintenance(db, true, hashToken(key))
    console.log('Maintenance is on: every process now answers 503.')
    console.log('Admins can still log in through POST /api/login. In a browser, open this link first:')
    console.log(`  ${siteUrl}/api/maintenance/pass?key=${key}`)
  } else throw usage('npm run maintenance -- on|off')
})
