// What the journeys call inside a page, the same code in every engine. It finds elements as Playwright does, by role and name.
import { Ivya } from 'ivya'
import { isElementVisible } from 'ivya/utils'

const finder = Ivya.create({ browser: 'chromium' })

const found = (selector: string) => finder.queryLocatorSelectorAll(selector)
const visible = (selector: string) => found(selector).filter(isElementVisible)

/** The only element of the selector. */
const one = (elements: Element[]): HTMLElement => {
  const [first, ...others] = elements
  if (!(first instanceof HTMLElement)) throw new Error('is not there')
  if (others.length > 0) throw new Error(`is there ${elements.length} times`)
  return first
}

const isDisabled = (element: HTMLElement) =>
  element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true'

/** A click on its label arrives at a field, too. */
const receives = (element: HTMLElement, hit: EventTarget | null) =>
  hit instanceof Element && (element.contains(hit) || hit.closest('label')?.control === element)

/** What the next click is for. */
let aim: { element: HTMLElement; isPressed?: boolean; isHit?: boolean } | undefined

/**
 * Keeps a click from everything else: a page may move between the search for an element and the click, and between press and
 * release. Then browsers send the click to what contains both places.
 */
const guardClick = (event: Event) => {
  if (!aim || aim.isHit) return
  if (!receives(aim.element, event.target)) aim.isHit = isGone()
  else if (event.type === 'click') aim.isHit ??= true
  else aim.isPressed = true
  if (aim.isHit !== false) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Some lists close as soon as one of their entries is pressed. */
const isGone = () => aim?.isPressed === true && !aim.element.isConnected

for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
  addEventListener(type, guardClick, { capture: true })

const pageFunctions = {
  /** Returns where to click; refuses what a person could not click. */
  aim(selector: string) {
    if (document.readyState !== 'complete') throw new Error('is in a page that is still loading')
    const element = one(visible(selector))
    if (isDisabled(element)) throw new Error('is disabled')
    // A link of several lines has an empty middle.
    const box = () => element.getClientRects()[0] ?? element.getBoundingClientRect()
    const middle = () => {
      const { left, top, width, height } = box()
      return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
    }
    const hit = ({ x, y }: { x: number; y: number }) => document.elementFromPoint(x, y)
    if (!receives(element, hit(middle()))) element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const at = middle()
    const there = hit(at)
    if (!receives(element, there)) throw new Error(`is covered by ${there?.outerHTML.slice(0, 120)}`)
    aim = { element }
    return at
  },

  /** Returns whether the click has hit its element, null until it has arrived; another page says that it has. */
  isHit: () => !aim || isGone() || (aim.isHit ?? null),

  /** Selects what a focused field contains, so that typing replaces it. */
  selectContent(selector: string) {
    const element = one(visible(selector))
    if (element !== document.activeElement) throw new Error('has no focus')
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select()
  },

  /** Chooses an option by its text: the list that a browser opens is not part of the page. */
  choose(selector: string, text: string) {
    const element = one(visible(selector))
    if (!(element instanceof HTMLSelectElement)) throw new Error('is not a list')
    const option = [...element.options].find(({ label }) => label.trim() === text)
    if (!option) throw new Error(`has no option ${text}`)
    element.focus()
    element.value = option.value
    for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }))
  },

  /** Returns a CSS selector of a file field, which may be invisible. */
  fileField(selector: string) {
    one(found(selector)).setAttribute('data-file-field', '')
    return '[data-file-field]'
  },

  value: (selector: string) => {
    const element = one(visible(selector))
    return 'value' in element ? String(element.value) : ''
  },
  isChecked: (selector: string) => one(visible(selector)).matches(':checked, [aria-checked="true"]'),
  href: (selector: string) => one(visible(selector)).getAttribute('href') ?? '',
  text: (selector: string) => one(visible(selector)).innerText,
  count: (selector: string) => visible(selector).length,
  address: () => location.pathname + location.search,

  /** Stores a session, as a login does. The dialog that completes a profile does not open by itself. */
  storeSession: (stored: string) => {
    localStorage.setItem('user', stored)
    sessionStorage.setItem(`profile-asked:${JSON.parse(stored).user_data.id}`, 'yes')
  },
}

export type PageFunctions = typeof pageFunctions

const recorded: string[] = []

/** React reports an error after which it could go on with what has caused it. */
const textOf = (error: unknown): string =>
  error instanceof Error
    ? `${error.message} ${error.cause ? textOf(error.cause) : error.stack}`
    : String(error)

/** Records errors, for an engine whose driver does not report them. */
export const recordErrors = () => {
  addEventListener('error', ({ message, error }) => {
    // Without an error it is only a remark, such as of a ResizeObserver that continues in the next frame.
    if (error) recorded.push(`${location.href}: ${message} ${textOf(error)}`)
  })
  addEventListener('unhandledrejection', ({ reason }) => void recorded.push(textOf(reason)))
  const { error } = console
  console.error = (...args: unknown[]) => {
    recorded.push(args.map(textOf).join(' '))
    error(...args)
  }
}

/** Every driver can return a text from a page: the outcome as JSON, with the errors since the last call. */
export const call = (name: keyof PageFunctions, args: unknown[]): string => {
  const errors = recorded.splice(0)
  try {
    return JSON.stringify({ value: Reflect.apply(pageFunctions[name], pageFunctions, args) ?? null, errors })
  } catch (error) {
    return JSON.stringify({ problem: error instanceof Error ? error.message : String(error), errors })
  }
}
