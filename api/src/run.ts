import { buildApp } from './app.ts'
import { openSetup } from './areas/office/setup/setup.ts'
import { takeContactEmail } from './areas/site/association/association.ts'
import { publishMissingDocuments } from './areas/site/documents/publish.ts'
import { clockFrom } from './base/clock.ts'
import type { Config } from './base/config.ts'
import { findPause } from './base/mail/review.ts'
import { MAINTENANCE_CHANNEL, maintenanceSwitch } from './base/maintenance-state.ts'
import { jobMetrics, requestMetrics } from './base/metrics/counters.ts'
import { SITE_CHANNEL, siteStore } from './base/response-store/site-store.ts'
import { StartRefusal } from './base/start-refusal.ts'
import { removeOldUploads } from './base/uploads/received-file.ts'
import { finishesWithin } from './base/with-timeout.ts'
import { seedCatalogue } from './catalogue/seed-catalogue.ts'
import { listen } from './db/listen.ts'
import { isDemoDue, refuseDemoData } from './demo/demo-state.ts'
import { logLines } from './http/log.ts'
import { startJobs } from './jobs.ts'
import { type Installation, programVersion } from './open.ts'
import { openProbes } from './open-probes.ts'

/** Longer than requests get when the app closes; a hanging mail server gets less. */
const STOP_LIMITS = { requests: 18_000, jobs: 5_000, listener: 2_000 }

/** Connections that may wait to be accepted: a newsletter brings thousands at once. */
const BACKLOG = 4_096

interface Opening {
  installation: Promise<Installation>
  /** Whether the demo will be seeded into a new database. */
  isSeeding: boolean
  /** Called after each part of the start. */
  partDone(): void
}

/**
 * Starts everything that the configuration asks for, on an installation that is being opened. `stop` ends it in
 * reverse order, always including the database, and returns whether all parts ended in time.
 */
export const run = async (
  config: Config,
  { installation: opening, isSeeding, partDone }: Opening,
  print: (line: string) => void,
  warn = print,
) => {
  if (isSeeding) (await import('./demo/publish-demo-documents.ts')).warmUpRendering()
  const installation = await opening
  partDone()
  const stops: { limit: keyof typeof STOP_LIMITS; end: () => Promise<unknown> }[] = []
  const stop = async (): Promise<boolean> => {
    let inTime = true
    for (const { limit, end } of stops.splice(0).reverse())
      inTime = (await finishesWithin(STOP_LIMITS[limit], end()).catch(() => false)) && inTime
    await installation.close()
    return inTime
  }
  try {
    const { db, url, secret, files } = installation
    const clock = clockFrom(config.clockStart)
    await files.ready().catch(error => {
      throw new StartRefusal((error as Error).message)
    })
    await removeOldUploads(config.dataDir)
    if (config.isProduction) {
      await refuseDemoData(db)
      await seedCatalogue(db)
      await takeContactEmail(db, config.contactEmail)
    }
    const start = { version: await programVersion(), today: clock.today() }
    if (!config.isProduction && (await isDemoDue(db, start))) {
      print('Filling the demo ...')
      const { fillDemo } = await import('./demo/fill-demo.ts')
      await fillDemo({ db, files, clock }, start)
    }
    partDone()

    const maintenance = maintenanceSwitch(db)
    await maintenance.refresh()
    const store = siteStore({ db, clock, config })
    // The embedded server says itself when it ends and is started again.
    const outage = config.databaseUrl ? { lost: warn, back: print } : undefined
    const handlers = {
      [MAINTENANCE_CHANNEL]: () => void maintenance.refresh().catch(() => {}),
      [SITE_CHANNEL]: () => void store.refresh(),
    }
    const listener = listen(url, handlers, outage)
    stops.push({ limit: 'listener', end: listener.stop })

    if (await findPause(db))
      print(
        'No mail leaves since the restore. See npm run outbox; then npm run outbox -- resume, or discard.',
      )

    const requests = config.metrics && requestMetrics()
    const jobStates = jobMetrics()
    const services = { config, secret, db, clock, files, maintenance, store, ...(requests && { requests }) }
    if (config.metrics && requests) {
      const sources = { config, db, pool: installation.pool, clock, store, requests, jobs: jobStates }
      const probes = await openProbes(config.metrics, sources, services)
      stops.push({ limit: 'listener', end: probes.stop })
    }
    await publishMissingDocuments(services)
    partDone()
    const app = await buildApp(services, logLines(process.stdout))
    if (config.role !== 'web') {
      const jobs = startJobs({ config, secret, db, url, clock, files, log: app.log, metrics: jobStates })
      stops.push({ limit: 'jobs', end: jobs.stop })
    }
    if (config.role !== 'jobs') {
      stops.push({ limit: 'requests', end: () => app.close() })
      await app.listen({ port: config.port, host: config.host, backlog: BACKLOG })
      const link = config.isProduction && (await openSetup(db, config.siteUrl, clock.now()))
      if (link)
        print(
          `There is no admin yet. Set up the site with this link, which works once and for an hour:\n${link}`,
        )
    }
    return { app, stop, replaced: installation.replaced }
  } catch (error) {
    await stop()
    throw error
  }
}
