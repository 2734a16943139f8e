// A Chromium for the browser tests: one that is there, else Playwright's own, else the package of Debian.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

// The one without windows first: it needs half the time of one that draws a toolbar nobody sees.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

// Some distributions have a program of that name that only tells how to install it. Chrome on Windows would
// open a window instead of answering.
const works = (path: string) =>
  existsSync(path) &&
  (process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0)

export const installedChromium = (): string | undefined => {
  const inPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap(folder => names.map(name => join(folder, name)))
  return [process.env['CHROMIUM_PATH'] ?? '', ...inPath, ...usualPlaces].find(works)
}

const playwrightChromium = (): string | undefined => {
  const playwright = 'node_modules/@playwright/test/cli.js'
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' }
  spawnSync(process.execPath, [playwright, 'install', 'chromium', '--no-shell'], { env, timeout: 180_000 })
  const ask = "import('@playwright/test').then(p => process.stdout.write(p.chromium.executablePath()))"
  const path = spawnSync(process.execPath, ['-e', ask], { encoding: 'utf8' }).stdout
  return works(path) ? path : undefined
}

const debianChromium = (): string | undefined => {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const aptGet = (...args: string[]) => {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...args]
    return spawnSync(command, rest, { env, timeout: 600_000 }).status === 0
  }
  aptGet('update')
  // Older releases have only the one with windows.
  ;['chromium-headless-shell', 'chromium'].find(name =>
    aptGet('install', '-y', '--no-install-recommends', name),
  )
  return installedChromium()
}

/** The path of a Chromium that starts, fetched if need be. Says which one it took. */
export const provideChromium = (): string => {
  const ways: [name: string, find: () => string | undefined][] = [
    ['the one installed here', installedChromium],
    ["Playwright's own", playwrightChromium],
    ["Debian's package", debianChromium],
  ]
  for (const [name, find] of ways) {
    const path = find()
    if (path) {
      console.log(`Chromium: ${name}, ${path}`)
      return path
    }
    console.log(`Chromium: not ${name}`)
  }
  throw new Error(
    'No Chromium found or installed. Install one, or name it in CHROMIUM_PATH, and run npm test again.',
  )
}
