import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface Behaviour {
  port?: number
  /** Response code for refusing a recipient. */
  refuse?: (recipient: string) => number | undefined
  /**
   * What happens to a mail once its text has arrived: accepted, left without an answer, or all connections
   * cut.
   */
  onMail?: (mail: Email) => 'take' | 'hang' | 'die' | Promise<'take'>
  login?: { user: string; pass: string }
  /** Offers STARTTLS, with a certificate that nobody trusts. */
  offersTls?: true
}

/** Starts a real local mail server that stores what it receives and misbehaves on request. */
export const smtpServer = async ({
  port = 0,
  refuse,
  onMail = () => 'take',
  login,
  offersTls,
}: Behaviour = {}) => {
  const mails: Email[] = []
  const recipients: string[] = []
  const encrypted: boolean[] = []
  const sockets = new Set<Socket>()
  const cutConnections = () => {
    for (const socket of sockets) socket.destroy()
  }

  const server = new SMTPServer({
    disabledCommands: [...(offersTls ? [] : ['STARTTLS']), ...(login ? [] : ['AUTH'])],
    allowInsecureAuth: true,
    closeTimeout: 1,
    onAuth: ({ username, password }, _session, done) =>
      username === login?.user && password === login?.pass
        ? done(null, { user: username })
        : done(Object.assign(new Error(`no such login: ${username} ${password}`), { responseCode: 535 })),
    onRcptTo: ({ address }, _session, done) => {
      recipients.push(address)
      const responseCode = refuse?.(address)
      done(responseCode ? Object.assign(new Error('not here'), { responseCode }) : null)
    },
    onData: async (stream, session, done) => {
      encrypted.push(session.secure)
      // A sender that is killed while it sends has sent nothing.
      const content = await buffer(stream).catch(() => undefined)
      if (!content) return
      const mail = await PostalMime.parse(content)
      mails.push(mail)
      const outcome = await onMail(mail)
      if (outcome === 'take') done()
      if (outcome === 'die') cutConnections()
    },
  })
  // Many tests disconnect clients on purpose.
  server.on('error', () => {})
  server.server.on('connection', socket => sockets.add(socket))
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address() as AddressInfo

  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    recipients,
    /** For each mail, whether its connection was encrypted. */
    encrypted,
    connections: () => sockets.size,
    cutConnections,
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  }
}
