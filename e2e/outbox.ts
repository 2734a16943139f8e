import { execFile, spawn } from 'node:child_process'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { programFile } from '../scripts/lib/start-program.ts'

const program = programFile('api/src/cli/outbox.ts')
/** How many of the newest mails are read. */
const COUNT = '200'

/** Starts a process that lists the mails of the site under test again and again; it ends with this one. */
const openOutbox = () => {
  const { stdin, stdout } = spawn(process.execPath, [program, 'repeat'], {
    env: { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const chunks = stdout.setEncoding('utf8')[Symbol.asyncIterator]()
  return async () => {
    let printed = ''
    stdin.write(`${COUNT}\n`)
    while (!printed.endsWith('── end ──\n')) {
      const { done, value } = await chunks.next()
      if (done) throw new Error('The program that lists the mails has ended')
      printed += value
    }
    return printed
  }
}

let readSite: ReturnType<typeof openOutbox> | undefined
let reading = Promise.resolve('')

/** One list after the other, from one process: its start takes a second of the processor. */
const listSite = () => {
  readSite ??= openOutbox()
  reading = reading.then(readSite)
  return reading
}

/** Lists the mails of a site of its own. Its database stops with it, so no process may keep it open. */
const listSeparate = async (data: string) => {
  const env = { ...process.env, DATA_DIR: data }
  return (await promisify(execFile)(process.execPath, [program, COUNT], { env })).stdout
}

/** Returns the mails to an address, oldest first, as `npm run outbox` lists them. */
export const mailsTo = async (address: string, data?: string): Promise<string[]> => {
  const listed = await (data === undefined ? listSite() : listSeparate(data))
  return listed.split(/^── /m).filter(mail => mail.includes(`To: ${address}\n`))
}

/** Waits for a mail to the address that contains all of these texts. */
export const expectMail = async (address: string, ...said: (string | RegExp)[]): Promise<void> => {
  const says = (mail: string) =>
    said.every(part => (part instanceof RegExp ? part.test(mail) : mail.includes(part)))
  await expect.poll(async () => (await mailsTo(address)).some(says), { timeout: 20_000 }).toBe(true)
}

/** Returns path and query of the link to `page` in the newest mail that has one; waits for the mail. */
export const linkTo = async (page: string, address: string, data?: string): Promise<string> => {
  let link: string | undefined
  const look = async () => {
    const links = (await mailsTo(address, data)).flatMap(mail => mail.match(/https?:\/\/\S+/g) ?? [])
    link = links.findLast(url => new URL(url).pathname.startsWith(page))
    return link
  }
  await expect.poll(look, { timeout: 20_000 }).toBeTruthy()
  const { pathname, search } = new URL(link ?? '')
  return pathname + search
}
