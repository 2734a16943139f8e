// How long a page takes to answer an input, as the browser measures it (Event Timing).
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { sized } from './scale.ts'

/** An old phone is about so many times slower than a laptop. */
const SLOWDOWN = sized(4, 1)

/** An event, and the milliseconds from it to the next frame. */
interface SeenEvent {
  type: string
  duration: number
  /** The same for all events of one tap or key; 0 for what is neither, such as moving the pointer. */
  interaction: number
}

interface Seen {
  events: SeenEvent[]
  /** The milliseconds of each task that blocks the page. */
  tasks: number[]
}

/** The browser reports no shorter ones. */
const SHORTEST_MS = 16

/** Runs in the page: records what happens there, for `takeInputs`. */
const record = (shortest: number): void => {
  const seen: Seen = { events: [], tasks: [] }
  const keepEvents = (entries: PerformanceEntryList) => {
    for (const entry of entries as (PerformanceEventTiming & { interactionId: number })[])
      seen.events.push({ type: entry.name, duration: entry.duration, interaction: entry.interactionId })
  }
  const events = new PerformanceObserver(list => keepEvents(list.getEntries()))
  events.observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit)
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration)
  }).observe({ type: 'longtask' })
  const takeInputs = (): Seen => {
    keepEvents(events.takeRecords())
    const taken = structuredClone(seen)
    for (const list of Object.values(seen)) list.length = 0
    return taken
  }
  Object.assign(window, { takeInputs })
}

/** Returns what was recorded since the last time. */
export const takeInputs = (page: Page): Promise<Seen> =>
  page.evaluate(() => (Reflect.get(window, 'takeInputs') as () => Seen)())

interface Visitor extends Pick<BrowserContextOptions, 'viewport' | 'hasTouch'> {
  /** As the browser stores it. */
  session: string
}

/** Opens a page for somebody who is logged in, and records how it answers. */
export const openRecorded = async (
  browser: Browser,
  url: string,
  { session, ...screen }: Visitor,
): Promise<Page> => {
  const page = await browser.newPage({ ...screen, locale: 'en' })
  await page.addInitScript(text => localStorage.setItem('user', text), session)
  await page.addInitScript(record, SHORTEST_MS)
  await page.goto(url)
  return page
}

export const slowDown = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}

/** The durations of the events of one type. */
export const durationsOf = (events: readonly SeenEvent[], type: string): number[] =>
  events.filter(event => event.type === type).map(({ duration }) => duration)

/** Drags have no interaction, although people wait for them, too. */
const isDrag = (type: string) => type.startsWith('drag') || type === 'drop'

/**
 * Returns how long the page took to answer each of so many inputs, the slowest first: of a tap or a key its slowest
 * event. What was too short to be reported counts as the shortest duration.
 */
export const answersTo = (events: readonly SeenEvent[], inputs: number): number[] => {
  const slowest = new Map<string, number>()
  for (const [index, { type, duration, interaction }] of events.entries()) {
    if (interaction === 0 && !isDrag(type)) continue
    const input = interaction === 0 ? `drag ${index}` : String(interaction)
    slowest.set(input, Math.max(duration, slowest.get(input) ?? SHORTEST_MS))
  }
  const unreported = Math.max(0, inputs - slowest.size)
  return [...slowest.values(), ...Array<number>(unreported).fill(SHORTEST_MS)].toSorted((a, b) => b - a)
}
