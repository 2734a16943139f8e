// Finds the browsers of the journeys in three engines: besides Chromium Firefox, and WebKit as WebKitGTK has it.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'firefox', 'webkit'] as const
export type BrowserName = (typeof names)[number]

/** Some distributions install a stub of that name that only prints installation instructions. */
const works = (path: string) => spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0

const inPath = (name: string) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map(folder => join(folder, name))
    .find(path => existsSync(path))

export const findFirefox = (): string | undefined =>
  ['firefox-esr', 'firefox'].flatMap(name => inPath(name) ?? []).find(works)

/** WebKit takes its driver, the small browser that comes with it, and a display to open its window on. */
export const findWebKit = () => {
  const driver = inPath('WebKitWebDriver')
  const display = inPath('Xvfb')
  // Debian has a folder for each kind of processor.
  const folders = ['/usr/libexec', '/usr/lib', '/usr/lib64'].filter(folder => existsSync(folder))
  const browser = [...folders, ...readdirSync('/usr/lib').map(name => join('/usr/lib', name))]
    .map(folder => join(folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find(path => existsSync(path))
  return driver && browser && display ? { driver, browser, display } : undefined
}

const others = {
  firefox: { find: findFirefox, packages: ['firefox-esr'] },
  webkit: { find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
}

const isThere = (name: BrowserName) => name === 'chromium' || others[name].find() !== undefined

/** Those that `BROWSERS` names, such as `firefox,webkit`, have to be there. */
const asked = (): BrowserName[] | undefined =>
  process.env['BROWSERS']?.split(',').map(text => {
    const name = names.find(known => known === text.trim())
    if (!name) throw new Error(`BROWSERS names "${text}". Known browsers: ${names.join(', ')}.`)
    return name
  })

const missing = (name: BrowserName) =>
  name === 'chromium' ? '' : `${name}: not available (Debian's packages: ${others[name].packages.join(', ')})`

/** Returns the browsers whose journeys run. Says in a line which one is missing, and throws if it was asked for. */
export const availableBrowsers = (say: (line: string) => void = console.log): BrowserName[] => {
  const wanted = asked()
  return (wanted ?? names).filter(name => {
    if (isThere(name)) return true
    if (wanted) throw new Error(`BROWSERS asks for ${missing(name)}`)
    say(`${missing(name)}; its journeys are left out`)
    return false
  })
}
