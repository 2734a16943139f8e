// People who read and write all the time, each with an own network address, and count what was answered.
import { randomInt, randomUUID } from 'node:crypto'
import { request } from 'node:https'
import { setTimeout as delay } from 'node:timers/promises'

interface Answer {
  /** 0 if the connection broke before an answer. */
  status: number
  ms: number
}

/** Limits count by address, and the whole of 127.0.0.0/8 is this machine. */
const anyAddress = () => `127.${randomInt(1, 255)}.${randomInt(0, 255)}.${randomInt(1, 255)}`

const send = (origin: string, path: string, body?: unknown): Promise<Answer> =>
  new Promise(resolve => {
    const begun = performance.now()
    const end = (status: number) => resolve({ status, ms: performance.now() - begun })
    const text = body === undefined ? undefined : JSON.stringify(body)
    const call = request(new URL(path, origin), {
      method: text ? 'POST' : 'GET',
      headers: text ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) } : {},
      localAddress: anyAddress(),
      agent: false,
      // The certificate of the test is signed by nobody.
      rejectUnauthorized: false,
      timeout: 60_000,
    })
    call.once('response', response => {
      response.resume()
      response.once('end', () => end(response.statusCode ?? 0))
      response.once('error', () => end(0))
    })
    call.once('timeout', () => call.destroy())
    call.once('error', () => end(0))
    call.end(text)
  })

export class Tally {
  readonly statuses = new Map<number, number>()
  slowestMs = 0

  add({ status, ms }: Answer): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1)
    this.slowestMs = Math.max(this.slowestMs, ms)
  }

  get text(): string {
    const counts = [...this.statuses].sort(([one], [other]) => one - other)
    const parts = counts.map(([status, count]) => `${count} × ${status || 'broken off'}`)
    return `${parts.join(', ')}; slowest ${(this.slowestMs / 1000).toFixed(1)} s`
  }
}

const PAGES = ['/', '/masterclasses', '/concerts', '/api/academyCurrent', '/faq']
const PASSWORD = 'Klang-Raum-7'

export const startClients = (origin: string) => {
  const counts = { reads: new Tally(), messages: new Tally(), registrations: new Tally() }
  const acknowledged = { subjects: [] as string[], addresses: [] as string[] }
  let isOver = false

  const repeat = async (count: number, pauseMs: number, act: () => Promise<void>) => {
    const one = async () => {
      while (!isOver) {
        await act()
        await delay(pauseMs)
      }
    }
    await Promise.all(Array.from({ length: count }, one))
  }

  const read = async () => counts.reads.add(await send(origin, PAGES[randomInt(PAGES.length)] ?? '/'))
  const write = async () => {
    const subject = `message ${randomUUID()}`
    const answer = await send(origin, '/api/contact', {
      email: `ilse.${randomUUID()}@example.org`,
      subject,
      message: 'kept?',
    })
    counts.messages.add(answer)
    if (answer.status === 200) acknowledged.subjects.push(subject)
  }
  const register = async () => {
    const email_address = `mira.${randomUUID()}@example.org`
    const person = { first_name: 'Mira', last_name: 'Talbach', email_address }
    const answer = await send(origin, '/api/register', {
      ...person,
      password: PASSWORD,
      password_confirmation: PASSWORD,
    })
    counts.registrations.add(answer)
    if (answer.status === 201) acknowledged.addresses.push(email_address)
  }

  const running = Promise.all([repeat(3, 100, read), repeat(3, 50, write), repeat(1, 300, register)])
  return {
    counts,
    acknowledged,
    stop: async () => {
      isOver = true
      await running
    },
  }
}
