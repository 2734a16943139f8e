import '../tokens.css'
import '../base.css'
import { afterEach, beforeEach, vi } from 'vitest'
import { page, server, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { clearAlerts } from '../../base/alerts.ts'
import { dataCache } from '../../base/data-cache.ts'
import { fetchAllParts } from '../../base/later.tsx'
import { session, storeSession } from '../../base/session.ts'

// Keeps widgets away from the edge, as on real pages.
const BODY_STYLE = 'padding: 1.5rem'
document.body.style.cssText = BODY_STYLE

const { width, height } = server.config.browser.viewport

// As in a browser that had a moment of rest.
beforeEach(fetchAllParts)

// All files run in the same page, so every test leaves it as it was.
afterEach(async () => {
  vi.useRealTimers()
  // The package registers this itself only for the first file that imports it.
  await cleanup()
  await userEvent.cleanup()
  vi.restoreAllMocks()
  clearAlerts()
  dataCache.clear()
  if (session()) storeSession(undefined)
  localStorage.clear()
  sessionStorage.clear()
  document.body.style.cssText = BODY_STYLE
  scrollTo(0, 0)
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height)
})
