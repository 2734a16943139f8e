import { showAlerts } from './app/content/alerts.ts'
import { handleClicks } from './app/content/clicks.ts'
import { watchIslands } from './app/content/islands.ts'
import { showOutages } from './app/content/outage.ts'
import { keepScroll } from './app/content/scroll.ts'
import { watchConnection } from './app/maintenance/watch.ts'
import { refreshUser } from './app/me.ts'
import { clearUserData } from './app/shell/logout.ts'
import { takeCarriedAlert } from './lib/alerts.ts'
import { forgetDraftsOfTab } from './lib/drafts.ts'
import { pageLocale } from './lib/i18n/locale.ts'
import { plainCall } from './lib/plain-call.ts'
import { followOtherTabs } from './lib/session.ts'

// The script of content pages, whose HTML is complete without it. It does not load React: islands do.

handleClicks()
watchIslands()
keepScroll()
showAlerts()
takeCarriedAlert()
showOutages()
followOtherTabs({ onLogout: clearUserData, onOther: forgetDraftsOfTab, onLogin: () => {} })

const { firstPing } = watchConnection({
  // The server answers with the maintenance page, which keeps the address.
  leave: () => location.reload(),
  refresh: () => document.querySelector('[data-failed]') && location.reload(),
})
// A session that has ended on the server ends here too.
void firstPing.then(() => refreshUser({ call: plainCall(pageLocale()) }))
