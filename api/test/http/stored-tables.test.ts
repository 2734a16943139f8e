// Pages are stored only while nothing that they read has changed. So they read only tables whose changes are
// counted, and call only endpoints that say so.
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { siteStore } from '../../src/base/response-store/site-store.ts'
import { connect } from '../../src/db/connection.ts'
import { seedDemo } from '../../src/demo/seed.ts'
import { type TestApp, testApp } from '../app.ts'

const SITE = 'https://academy.example'

let academy: TestApp
let superuser: pg.Client
const role = `site_reader_${process.pid}`
beforeAll(async () => {
  academy = await testApp({ SITE_URL: SITE })
  await seedDemo(academy.db, academy.services.clock.today())
  superuser = new pg.Client({ connectionString: superuserUrl() })
  await superuser.connect()
  await superuser.query(`create role ${role}`)
  await superuser.query(`grant select, insert, delete, update on site_changes to ${role}`)
  await superuser.query(`do $$ declare shown regclass; begin
    for shown in select tgrelid from pg_trigger where tgname = 'site_changed' loop
      execute format('grant select on %s to ${role}', shown);
    end loop; end $$`)
  // Views of applications, masterclasses and offers, which are counted.
  await superuser.query(`grant select on application_results, participants to ${role}`)
})
afterAll(async () => {
  await superuser.query(`drop owned by ${role}; drop role ${role}`)
  await superuser.end()
  await academy.close()
})

const superuserUrl = () =>
  Object.assign(new URL(inject('serverUrl')), { pathname: new URL(academy.url).pathname }).href

/** The site for a database account that may read only tables whose changes are counted. */
const restrictedSite = async () => {
  const url = new URL(superuserUrl())
  url.searchParams.set('options', `-c role=${role}`)
  const { db, close } = connect(url.href, 5)
  const { services } = academy
  const app = await buildApp({ ...services, db, store: siteStore({ ...services, db }) })
  const open = (address: string) => app.inject({ url: address })
  return {
    open,
    close: async () => {
      await app.close()
      await close()
    },
  }
}

test('every public page and every stored read is stored, and reads only what drops it when it changes', async () => {
  const site = await restrictedSite()
  const sitemap = (await site.open('/sitemap.xml')).body
  const paths = [...sitemap.matchAll(/<loc>([^<?]+)<\/loc>/g)].map(([, address]) =>
    String(address).slice(SITE.length),
  )
  expect(paths.length).toBeGreaterThan(10)
  const id = paths.find(path => path.startsWith('/masterclass/'))?.split('/')[2]
  const texts = ['home', 'about', 'contact'].map(page => `/api/texts/${page}`)
  const reads = ['/api/academyCurrent', '/api/countries', '/api/site', `/api/masterClass/${id}`, ...texts]
  for (const path of [...new Set(paths), ...reads]) {
    const { statusCode, headers } = await site.open(path)
    const hint = `${path}: add "select show_on_site('...')" for the tables, and "stored: true" to the endpoints`
    expect([statusCode, typeof headers['etag']], hint).toEqual([200, 'string'])
  }
  await site.close()
})

test('control: a page that reads another table fails for this account', async () => {
  await superuser.query(`revoke select on teachers from ${role}`)
  const site = await restrictedSite()
  expect((await site.open('/masterclasses')).statusCode).toBe(500)
  await site.close()
})
