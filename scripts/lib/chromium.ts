// Finds a Chromium for the browser tests: an installed one, else Playwright's own, else the Debian package.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

// The headless shell first: it takes half the time of a full browser.
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

// Some distributions install a stub of that name that only prints installation instructions. Chrome on
// Windows would open a window instead of printing its version.
const works = (path: string) =>
  existsSync(path) &&
  (process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0)

export const installedChromium = (): string | undefined => {
  const inPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap(folder => names.map(name => join(folder, name)))
  return [process.env['CHROMIUM_PATH'] ?? '', ...inPath, ...usualPlaces].find(works)
}

/** How tests launch Chromium. */
export const launchOptions = () => {
  const executablePath = installedChromium()
  return {
    // The tests open only our own pages, and Chromium has no sandbox as root and in most containers.
    chromiumSandbox: false,
    ...(executablePath && { executablePath }),
  }
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
  // Older releases only have the full browser.
  ;['chromium-headless-shell', 'chromium'].find(name =>
    aptGet('install', '-y', '--no-install-recommends', name),
  )
  return installedChromium()
}

/** Returns the path of a working Chromium, installing one if needed. Logs which one it uses. */
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
    console.log(`Chromium: ${name} not available`)
  }
  throw new Error(
    'No Chromium found or installed. Install one, or set CHROMIUM_PATH, and run npm test again.',
  )
}
