// A mail server for tests: accepts every mail and stores its text.
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { expect } from '@playwright/test'

interface Mail {
  recipients: string[]
  text: string
}

/** Links contain only ASCII, so single bytes are enough. */
const decodeQuotedPrintable = (text: string) =>
  text
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const receive = async (socket: Socket, mails: Mail[]) => {
  const answer = (line: string) => socket.write(`${line}\r\n`)
  let recipients: string[] = []
  let data: string[] | undefined
  answer('220 mail.example')
  for await (const line of createInterface({ input: socket })) {
    if (data && line !== '.') data.push(line)
    else if (data) {
      mails.push({ recipients, text: decodeQuotedPrintable(data.join('\n')) })
      recipients = []
      data = undefined
      answer('250 stored')
    } else if (line === 'DATA') {
      data = []
      answer('354 go on')
    } else if (line === 'QUIT') socket.end('221 bye\r\n')
    else {
      const recipient = /^RCPT TO:<(.*)>/.exec(line)?.[1]
      if (recipient) recipients.push(recipient)
      answer('250 mail.example')
    }
  }
}

export const mailServer = async () => {
  const mails: Mail[] = []
  const server = createServer(socket => {
    socket.on('error', () => {})
    void receive(socket, mails)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `smtp://127.0.0.1:${address instanceof Object ? address.port : 0}`,
    /** Waits for a mail to this address and returns the first link in it. */
    linkTo: async (recipient: string) => {
      const link = () => {
        const mail = mails.find(({ recipients }) => recipients.includes(recipient))
        return /https?:\/\/[^\s"<]+/.exec(mail?.text ?? '')?.[0] ?? ''
      }
      await expect.poll(link).not.toBe('')
      return link()
    },
    close: () => server.close(),
  }
}

export type MailServer = Awaited<ReturnType<typeof mailServer>>
