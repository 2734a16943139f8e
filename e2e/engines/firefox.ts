// Firefox over WebDriver BiDi, which the browser itself speaks. Playwright needs a newer one than distributions have.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { clickActions, type Driver, type Engine, KEY_CODES, keyActions, WINDOW } from './driver.ts'

const preferences = {
  'ui.prefersReducedMotion': 1,
  'intl.accept_languages': 'en-GB, en',
  // Nothing but the site under test.
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'signon.rememberSignons': false,
}

interface Message {
  id?: number
  type: 'success' | 'error' | 'event'
  message?: string
  result?: unknown
  params?: { level: string; text: string; source: { context: string } }
}

type Send = <Result>(method: string, params: object) => Promise<Result>

/** Opens the connection; `onError` is told of the errors of every page. */
const connect = async (url: string, onError: (context: string, text: string) => void): Promise<Send> => {
  const socket = new WebSocket(url)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`No connection to Firefox at ${url}`))
  })
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  socket.onmessage = ({ data }) => {
    const { id, type, message, result, params }: Message = JSON.parse(String(data))
    if (params?.level === 'error') onError(params.source.context, params.text)
    if (id === undefined) return
    if (type === 'success') waiting.get(id)?.resolve(result)
    else waiting.get(id)?.reject(new Error(message))
    waiting.delete(id)
  }
  socket.onclose = () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has closed the connection'))
  }
  let last = 0
  return <Result>(method: string, params: object) => {
    const reply = Promise.withResolvers<unknown>()
    last += 1
    waiting.set(last, reply)
    socket.send(JSON.stringify({ id: last, method, params }))
    return reply.promise as Promise<Result>
  }
}

const addressOf = async (browser: ChildProcess): Promise<string> => {
  if (browser.stderr)
    for await (const line of createInterface({ input: browser.stderr })) {
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1]
      if (address) return address
    }
  throw new Error(`Firefox has ended with ${browser.exitCode}`)
}

export const openFirefox = async (path: string): Promise<Engine> => {
  const profile = mkdtempSync(join(tmpdir(), 'academy-firefox-'))
  const lines = Object.entries(preferences).map(entry => `user_pref(${JSON.stringify(entry).slice(1, -1)});`)
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0']
  // As root it refuses the home of somebody else.
  const env = { ...process.env, HOME: profile }
  const browser = spawn(path, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(browser, 'exit')
  process.once('exit', () => browser.kill('SIGKILL'))
  const errors = new Map<string, string[]>()
  const address = await addressOf(browser)
  browser.stderr?.resume()
  const send = await connect(`${address}/session`, (context, text) => errors.get(context)?.push(text))
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })

  const newDriver = async (): Promise<Driver> => {
    const { userContext } = await send<{ userContext: string }>('browser.createUserContext', {})
    const { context } = await send<{ context: string }>('browsingContext.create', {
      type: 'tab',
      userContext,
    })
    await send('browsingContext.setViewport', { context, viewport: WINDOW })
    const own: string[] = []
    errors.set(context, own)
    const loading = { context, wait: 'none' }
    const act = async (actions: object[]) => void (await send('input.performActions', { context, actions }))
    return {
      open: async url => void (await send('browsingContext.navigate', { ...loading, url })),
      reload: async () => void (await send('browsingContext.reload', loading)),
      back: async () => void (await send('browsingContext.traverseHistory', { context, delta: -1 })),
      evaluate: async expression => {
        const params = { expression, target: { context }, awaitPromise: false }
        const { result, exceptionDetails } = await send<{
          result?: { value: string }
          exceptionDetails?: { text: string }
        }>('script.evaluate', params)
        if (!result) throw new Error(exceptionDetails?.text)
        return result.value
      },
      click: at => act(clickActions(at)),
      type: text => act(keyActions(text)),
      press: key => act(keyActions(KEY_CODES[key])),
      chooseFile: async (css, file) => {
        const locator = { type: 'css', value: css }
        const { nodes } = await send<{ nodes: { sharedId: string }[] }>('browsingContext.locateNodes', {
          context,
          locator,
        })
        await send('input.setFiles', { context, element: nodes[0], files: [file] })
      },
      errors: own,
      screenshot: async () => {
        const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context })
        return Buffer.from(data, 'base64')
      },
      close: async () => void (await send('browser.removeUserContext', { userContext })),
    }
  }

  const close = async () => {
    await send('browser.close', {}).catch(() => browser.kill('SIGKILL'))
    await ended
    rmSync(profile, { recursive: true, force: true })
  }
  return { newDriver, close }
}
