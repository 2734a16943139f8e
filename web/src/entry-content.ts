import { showAlerts } from './app/content/alerts.ts'
import { handleClicks } from './app/content/clicks.ts'
import { applyRules, leaveForms, prepareLogin } from './app/content/guests.ts'
import { watchIslands } from './app/content/islands.ts'
import { showOutages } from './app/content/outage.ts'
import { keepScroll } from './app/content/scroll.ts'
import { watchConnection } from './app/maintenance/watch.ts'
import { clearUserData } from './app/shell/logout.ts'
import { takeCarriedAlert } from './base/alerts.ts'
import { forgetDraftsOfTab } from './base/drafts.ts'
import { pageLocale } from './base/i18n/locale.ts'
import { refreshUser } from './base/me.ts'
import { plainCall } from './base/plain-call.ts'
import { followOtherTabs, session } from './base/session.ts'

// The script of content pages, whose HTML is complete without it. It does not load React: islands do.

handleClicks()
keepScroll()
showAlerts()
takeCarriedAlert()
showOutages()
followOtherTabs({ onLogout: clearUserData, onOther: forgetDraftsOfTab, onLogin: leaveForms })
// Before the islands read the address. A member may have been logged out by the server: see below.
const isMember = session() !== undefined
if (!isMember) applyRules()
watchIslands()
prepareLogin()

const { firstPing } = watchConnection({
  // The server answers with the maintenance page, which keeps the address.
  leave: () => location.reload(),
  refresh: () => document.querySelector('[data-failed]') && location.reload(),
})
// A session that has ended on the server ends here too.
void firstPing
  .then(() => refreshUser({ call: plainCall(pageLocale()) }))
  // Not after a login on this page, which leads on itself.
  .then(() => isMember && applyRules())
