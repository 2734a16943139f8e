import type { KyselyPlugin } from 'kysely'
import { afterAll, afterEach, expect } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { connect } from '../../db/connection.ts'
import type { Attach } from './deliver.ts'
import type { RenewLink } from './renew-link.ts'
import { enqueue, toAddress } from './send-mail.ts'
import { startSender } from './sender.ts'
import { type Behaviour, smtpServer } from './smtp-test-server.ts'
import type { Transport } from './smtp-transport.ts'

interface SenderSettings {
  timeouts?: NonNullable<Transport['timeouts']>
  isTlsOptional?: boolean
  attach?: Attach
  renew?: RenewLink
  /** Database URL of the listening connection, for tests that cut it. */
  listenOn?: string
  /** For a control: changes the queries of the sender. */
  plugins?: KyselyPlugin[]
  /** Milliseconds after which the database ends an idle transaction of the sender. */
  idleTimeout?: number
  attachTimeoutMs?: number
  mailWithin?: number
  pauseAfter?: (failures: number) => number
}

export const from = 'Sommerakademie Lindsee <office@academy.example.org>'
/** Polls until the condition holds. */
export const eventually = <T>(check: () => T) => expect.poll(check, { timeout: 40_000, interval: 20 })

const log = { info: () => {}, warn: () => {} }

const attachNothing: Attach = name => Promise.reject(new Error(`No attachment ${name} in this test`))

const renewNothing: RenewLink = () => Promise.reject(new Error('No link is made anew in this test'))

/** Provides a database, mail servers and senders for one test file; cleans up after each test. */
export const mailTestKit = async () => {
  const { db, url, close } = await testDatabase()
  const ends: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end()
    await db.deleteFrom('outbox').execute()
  })
  afterAll(close)

  return {
    db,
    url,
    server: async (behaviour?: Behaviour) => {
      const server = await smtpServer(behaviour)
      ends.push(server.close)
      return server
    },
    sender: (smtpUrl: string, settings: SenderSettings = {}) => {
      const {
        timeouts = {},
        isTlsOptional = true,
        attach = attachNothing,
        renew = renewNothing,
        listenOn = url,
        idleTimeout,
        plugins = [],
        ...others
      } = settings
      const address = new URL(url)
      if (idleTimeout) address.searchParams.set('idle_in_transaction_session_timeout', String(idleTimeout))
      const own = connect(address.href, 2)
      const transport = { smtpUrl, from, timeouts, isTlsOptional }
      // Pause only briefly after a server failure, not for a quarter of an hour.
      const pauseAfter = () => 50
      const sender = startSender({
        db: plugins.reduce((changed, plugin) => changed.withPlugin(plugin), own.db),
        url: listenOn,
        transport,
        log,
        attach,
        renew,
        pauseAfter,
        ...others,
      })
      ends.push(own.close, sender.stop)
      return sender
    },
    put: (...keys: string[]) =>
      db.transaction().execute(async tx => {
        for (const key of keys) {
          const to = toAddress(`${key}@example.org`)
          const body = { subject: `Grüß Gott, ${key}`, text: 'Schöne Töne', html: '<p>Schöne Töne</p>' }
          await enqueue(tx, { key, to, locale: 'de', ...body }, new Date())
        }
      }),
    row: (key: string) =>
      db.selectFrom('outbox').selectAll().where('key', '=', key).executeTakeFirstOrThrow(),
    /** Ends the back-off of waiting mails. */
    makeDue: () =>
      db
        .updateTable('outbox')
        .set({ next_attempt_at: new Date(0) })
        .execute(),
  }
}
