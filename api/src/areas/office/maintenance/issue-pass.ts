import * as contract from '@academy/contract/office/maintenance/endpoints'
import { redirect } from '../../../base/http-response.ts'
import { PASS_COOKIE } from '../../../base/maintenance-switch.ts'
import { problem } from '../../../base/problem.ts'
import { serve } from '../../../base/serve.ts'

/** Lets the browser that opened the printed link log in during maintenance. */
export const issuePass = serve(
  contract.maintenancePass,
  async ({ maintenance, config }, { query: { key } }) => {
    if (!maintenance.isOn() || !maintenance.isValidPass(key)) throw problem('not_found')
    const [prefix, secure] = config.siteUrl.startsWith('https:') ? ['__Host-', '; Secure'] : ['', '']
    return redirect('/auth/login', {
      'set-cookie': `${prefix}${PASS_COOKIE}=${key}; Path=/; HttpOnly; SameSite=Lax${secure}`,
    })
  },
)
