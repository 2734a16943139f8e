import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '../src/db/embedded/server.ts'
import { migrate } from '../src/db/migrate.ts'
import { adminUrl } from './admin-url.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Any database of the test server, as an account that may create databases and roles. */
    serverUrl: string
    /** The same as the account of the tests, which owns their databases and has no other rights. */
    ownerUrl: string
    /** A migrated database that every test file clones. */
    template: string
  }
}

/** Runs once: starts a PostgreSQL (TEST_DATABASE_URL, else an embedded one) with a migrated template. */
export default async function setup(project: TestProject) {
  const own = process.env['TEST_DATABASE_URL']
  const { serverUrl, ownerUrl, stop } = own
    ? { serverUrl: own, ownerUrl: own, stop: async () => {} }
    : await embedded()
  const template = `academy_template_${process.pid}`
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  await admin.query(`create database ${template} owner ${new URL(ownerUrl).username}`)
  await migrate(Object.assign(new URL(ownerUrl), { pathname: template }).href)
  project.provide('serverUrl', serverUrl)
  project.provide('ownerUrl', ownerUrl)
  project.provide('template', template)
  return async () => {
    await admin.query(`drop database ${template} with (force)`)
    await admin.end()
    await stop()
  }
}

// Nothing here survives a crash: the cluster lives for minutes, and crash tests use their own.
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  log_checkpoints: 'off',
  // Deriving the key of a password takes longer than the rest of connecting.
  scram_iterations: '1',
  // New connections run most statements fewer than six times, and PostgreSQL would plan each time anew.
  plan_cache_mode: 'force_generic_plan',
  max_connections: '300',
}

const embedded = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'academy-test-'))
  const server = await openEmbedded({ dataDir, role: 'app', label: 'the tests', print: () => {}, settings })
  return {
    serverUrl: await adminUrl(dataDir, server.url),
    ownerUrl: server.url,
    stop: async () => {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
