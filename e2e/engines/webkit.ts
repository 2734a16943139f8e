// WebKit, the engine of Safari, as WebKitGTK has it: over WebDriver, in a window on a display without a screen.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { freePort } from '../../scripts/lib/start-program.ts'
import { clickActions, type Driver, type Engine, KEY_CODES, keyActions, WINDOW } from './driver.ts'

export interface WebKitPrograms {
  driver: string
  browser: string
  display: string
}

const end = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}

/** Starts a display; returns its name. */
const openDisplay = async (path: string) => {
  const { width, height } = WINDOW
  const args = ['-displayfd', '3', '-screen', '0', `${width}x${height + 100}x24`, '-nolisten', 'tcp']
  const server = spawn(path, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const [printed] = await once(server.stdio[3] ?? server, 'data')
  return { server, name: `:${String(printed).trim()}` }
}

/** GTK tells pages through its settings that they should not animate. */
const settingsFolder = () => {
  const home = mkdtempSync(join(tmpdir(), 'academy-webkit-'))
  mkdirSync(join(home, 'gtk-3.0'))
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  return home
}

/** The height of what is above the page. */
const BAR = 38

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

export const openWebKit = async (programs: WebKitPrograms): Promise<Engine> => {
  const display = await openDisplay(programs.display)
  const home = settingsFolder()
  const port = await freePort()
  const env = {
    ...process.env,
    DISPLAY: display.name,
    HOME: home,
    XDG_CONFIG_HOME: home,
    LC_ALL: '',
    LANG: 'en_GB.UTF-8',
    // It has no sandbox as root and in most containers.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    // There is no graphics card to help.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  }
  const driver = spawn(programs.driver, [`--port=${port}`], { env, stdio: 'ignore' })
  process.once('exit', () => [driver, display.server].map(child => child.kill()))

  const send = async <Result>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
    const signal = AbortSignal.timeout(60_000)
    const init = { method, signal, ...(body && { body: JSON.stringify(body) }) }
    const { value } = await (await fetch(`http://127.0.0.1:${port}${path}`, init)).json()
    if (value?.error) throw new Error(`${value.error}: ${value.message}`)
    return value as Result
  }
  await expect(() => send('GET', '/status')).toPass({ timeout: 20_000, intervals: [50] })

  const newSession = async () => {
    const capabilities = {
      // An answer comes before the page: its errors are recorded from inside it.
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
    }
    const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch: capabilities },
    })
    const path = `/session/${sessionId}`
    await send('POST', `${path}/window/rect`, {
      x: 0,
      y: 0,
      width: WINDOW.width,
      height: WINDOW.height + BAR,
    })
    return path
  }
  // One for all journeys, as its processes take seconds to start: each of them leaves it empty.
  const session = await newSession()

  const newDriver = async (): Promise<Driver> => {
    const post = <Result>(path: string, body: object = {}) => send<Result>('POST', `${session}/${path}`, body)
    const evaluate = (expression: string) =>
      post<string>('execute/sync', { script: `return ${expression}`, args: [] })

    const act = async (actions: object[]) => void (await post('actions', { actions }))
    return {
      open: async url => void (await post('url', { url })),
      reload: async () => void (await post('refresh')),
      back: async () => void (await post('back')),
      evaluate,
      click: at => act(clickActions(at)),
      type: text => act(keyActions(text)),
      press: key => act(keyActions(KEY_CODES[key])),
      chooseFile: async (css, path) => {
        const field = await post<{ [ELEMENT]: string }>('element', { using: 'css selector', value: css })
        await post(`element/${field[ELEMENT]}/value`, { text: path })
      },
      screenshot: async () => Buffer.from(await send<string>('GET', `${session}/screenshot`), 'base64'),
      close: async () => {
        await evaluate('void (localStorage.clear(), sessionStorage.clear())')
        await send('DELETE', `${session}/cookie`)
      },
    }
  }

  const close = async () => {
    await send('DELETE', session)
    await end(driver)
    await end(display.server)
    rmSync(home, { recursive: true, force: true })
  }
  return { newDriver, close }
}
