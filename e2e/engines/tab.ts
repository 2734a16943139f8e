// What a person does in a page and sees there, in the words of the journeys. Everything waits until it is possible.
import { expect } from '@playwright/test'
import { getByLabelSelector, getByRoleSelector, getByTextSelector } from 'ivya'
import { rolldown } from 'rolldown'
import type { Driver, Key } from './driver.ts'
import type { PageFunctions } from './in-page.ts'

/** A text is the whole name. */
type Name = string | RegExp

/** A high limit costs nothing when journeys pass, and a busy machine must not cause failures. */
const WAIT = { timeout: 40_000, intervals: [20, 50, 100] }

const SMALLEST_PAGE = '/robots.txt'

const bundleInPage = async () => {
  const bundle = await rolldown({ input: new URL('in-page.ts', import.meta.url).pathname })
  const { output } = await bundle.generate({ format: 'iife', name: 'inPage', minify: true })
  await bundle.close()
  return output[0].code
}
let inPage: Promise<string> | undefined

const byRole = (role: string, name?: Name) =>
  getByRoleSelector(role, name === undefined ? {} : { name, exact: true })
/** A field: a button beside it may have its label, too. */
const byLabel = (label: Name) =>
  `${getByLabelSelector(label, { exact: true })} >> internal:and="css=input, textarea, select"`
const byText = (text: Name) => getByTextSelector(text, { exact: true })

/** Calls the functions of in-page.ts in the page of a driver. */
class PageCalls {
  readonly driver: Driver
  private readonly recorded: string[] = []

  constructor(driver: Driver) {
    this.driver = driver
  }

  async call<Function extends keyof PageFunctions>(
    name: Function,
    ...args: Parameters<PageFunctions[Function]>
  ): Promise<ReturnType<PageFunctions[Function]>> {
    const expression = `window.inPage ? inPage.call(${JSON.stringify(name)}, ${JSON.stringify(args)}) : ''`
    const reply = await this.driver.evaluate(expression)
    if (reply === '') {
      await this.install()
      return this.call(name, ...args)
    }
    const { value, problem, errors } = JSON.parse(reply)
    this.recorded.push(...errors)
    if (problem) throw new Error(`${args[0]} ${problem}`)
    return value
  }

  async install(): Promise<void> {
    inPage ??= bundleInPage()
    const start = this.driver.errors ? '' : 'inPage.recordErrors();'
    await this.driver.evaluate(
      `window.inPage ? '' : (() => { ${await inPage}; window.inPage = inPage; ${start} return '' })()`,
    )
  }

  async errors(): Promise<string[]> {
    await expect(() => this.call('address')).toPass(WAIT)
    return [...this.recorded, ...(this.driver.errors ?? [])]
  }
}

/** A part of a page. */
class Part {
  protected readonly page: PageCalls
  private readonly within: string

  constructor(page: PageCalls, within = '') {
    this.page = page
    this.within = within
  }

  private find(selector: string): string {
    return this.within ? `${this.within} >> ${selector}` : selector
  }

  private async poll<Value>(look: () => Promise<Value>, wanted: Value, message: string): Promise<void> {
    await expect.poll(() => look().catch(String), { ...WAIT, message }).toEqual(wanted)
  }

  /** A click that opens another page ends the call that asks about it: it is asked again, and the click not repeated. */
  private async isHit(): Promise<boolean> {
    let isHit: boolean | null = null
    const look = async () => {
      isHit = await this.page.call('isHit').catch(() => null)
      return isHit
    }
    await expect.poll(look, { timeout: 10_000, intervals: [0, 10, 20, 50] }).not.toBe(null)
    return isHit === true
  }

  private clickAt(selector: string): Promise<void> {
    return expect(async () => {
      const at = await this.page.call('aim', selector)
      const problem = await this.page.driver.click(at).then(() => '', String)
      expect(await this.isHit(), `the click on ${selector} arrived ${problem}`).toBe(true)
    }).toPass(WAIT)
  }

  /** A part, such as a dialog. */
  in(role: string, name?: Name): Part {
    return new Part(this.page, this.find(byRole(role, name)))
  }

  /** The part of that role which contains a text, such as a row. */
  with(role: string, text: string): Part {
    return new Part(this.page, this.find(`${byRole(role)} >> internal:has-text=${JSON.stringify(text)}i`))
  }

  click(role: string, name: Name): Promise<void> {
    return this.clickAt(this.find(byRole(role, name)))
  }

  clickFirst(role: string, name: Name): Promise<void> {
    return this.clickAt(`${this.find(byRole(role, name))} >> nth=0`)
  }

  clickText(text: Name): Promise<void> {
    return this.clickAt(this.find(byText(text)))
  }

  /** Types into a field instead of what it contains. */
  async type(label: Name, text: string): Promise<void> {
    const field = this.find(byLabel(label))
    await this.clickAt(field)
    await expect(() => this.page.call('selectContent', field)).toPass(WAIT)
    await this.page.driver.type(text)
    await this.seeValue(label, text)
  }

  async check(label: Name): Promise<void> {
    const field = this.find(byLabel(label))
    await this.clickAt(field)
    await this.poll(() => this.page.call('isChecked', field), true, `${label} is checked`)
  }

  choose(label: Name, option: string): Promise<void> {
    return expect(() => this.page.call('choose', this.find(byLabel(label)), option)).toPass(WAIT)
  }

  async upload(label: Name, path: string): Promise<void> {
    let css = ''
    await expect(async () => {
      css = await this.page.call('fileField', this.find(byLabel(label)))
    }).toPass(WAIT)
    await this.page.driver.chooseFile(css, path)
  }

  private async sees(selector: string, isThere: boolean): Promise<void> {
    const message = `${selector} is ${isThere ? '' : 'not '}visible`
    await this.poll(async () => (await this.page.call('count', selector)) > 0, isThere, message)
  }

  see(role: string, name: Name): Promise<void> {
    return this.sees(this.find(byRole(role, name)), true)
  }

  notSee(role: string, name?: Name): Promise<void> {
    return this.sees(this.find(byRole(role, name)), false)
  }

  seeText(text: Name): Promise<void> {
    return this.sees(this.find(byText(text)), true)
  }

  seeCount(css: string, count: number): Promise<void> {
    const selector = this.find(`css=${css}`)
    return this.poll(() => this.page.call('count', selector), count, `${count} times ${selector}`)
  }

  seeValue(label: Name, value: string): Promise<void> {
    const field = this.find(byLabel(label))
    return this.poll(() => this.page.call('value', field), value, `value of ${label}`)
  }

  /** Returns the address of a link. */
  async linkAt(role: string, name: Name): Promise<string> {
    await this.see(role, name)
    return this.page.call('href', this.find(byRole(role, name)))
  }
}

/** A tab of a browser with storage of its own. */
export class Tab extends Part {
  private readonly driver: Driver
  private readonly baseURL: string

  constructor(driver: Driver, baseURL: string) {
    super(new PageCalls(driver))
    this.driver = driver
    this.baseURL = baseURL
  }

  /** Waits for another document. WebKit loses a navigation now and then: then it is repeated. */
  private async load(navigate: () => Promise<void>): Promise<void> {
    const isLeft = () => this.driver.evaluate('String(window.isLeft)').catch(String)
    await expect(async () => {
      await this.driver.evaluate('String((window.isLeft = true))')
      await navigate()
      await expect.poll(isLeft, { timeout: 20_000, intervals: [10] }).toBe('undefined')
    }).toPass({ timeout: 60_000, intervals: [10] })
    // A page that leads on to another one ends this call, which is no reason to open it once more.
    await expect(() => this.page.install()).toPass(WAIT)
  }

  open(path: string): Promise<void> {
    return this.load(() => this.driver.open(new URL(path, this.baseURL).href))
  }

  reload(): Promise<void> {
    return this.load(() => this.driver.reload())
  }

  back(): Promise<void> {
    return this.driver.back()
  }

  press(key: Key): Promise<void> {
    return this.driver.press(key)
  }

  async isAt(address: Name): Promise<void> {
    const look = expect.poll(() => this.page.call('address').catch(String), WAIT)
    await (typeof address === 'string' ? look.toBe(address) : look.toMatch(address))
  }

  /** Opens a page as somebody who has logged in over the API; see `login`. */
  async openAs(stored: string, path: string): Promise<void> {
    await this.open(SMALLEST_PAGE)
    await this.page.call('storeSession', stored)
    await this.open(path)
  }

  errors(): Promise<string[]> {
    return this.page.errors()
  }

  /** Ends the page, which could write into the storage again after it was emptied. */
  leave(): Promise<void> {
    return this.open(SMALLEST_PAGE)
  }
}
