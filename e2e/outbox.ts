import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..')

/** Returns the mails to an address, oldest first, as `npm run outbox` lists them. */
export const mailsTo = async (address: string, data = process.env['E2E_DATA_DIR']): Promise<string[]> => {
  const { stdout } = await run(process.execPath, ['scripts/run.mjs', 'api/src/cli/outbox.ts', '200'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: data },
  })
  return stdout.split(/^── /m).filter(mail => mail.includes(`To: ${address}\n`))
}

/** Waits for a mail to the address that contains all of these texts. */
export const expectMail = async (address: string, ...said: (string | RegExp)[]): Promise<void> => {
  const says = (mail: string) =>
    said.every(part => (part instanceof RegExp ? part.test(mail) : mail.includes(part)))
  await expect.poll(async () => (await mailsTo(address)).some(says), { timeout: 20_000 }).toBe(true)
}

/** Returns path and query of the link to `page` in the newest mail that has one; waits for the mail. */
export const linkTo = async (page: string, address: string): Promise<string> => {
  let link: string | undefined
  const look = async () => {
    const links = (await mailsTo(address)).flatMap(mail => mail.match(/https?:\/\/\S+/g) ?? [])
    link = links.findLast(url => new URL(url).pathname.startsWith(page))
    return link
  }
  await expect.poll(look, { timeout: 20_000 }).toBeTruthy()
  const { pathname, search } = new URL(link ?? '')
  return pathname + search
}
