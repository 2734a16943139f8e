// What somebody does on a page, one input after the other.
import type { Locator, Page } from '@playwright/test'
import type { Db } from '../../api/src/db/connection.ts'
import { sized } from './scale.ts'

/** A person types five letters in a second. */
const KEY_PAUSE = sized(200, 0)

export const groups = ['lists', 'forms', 'dialogs', 'drag and drop', 'pages and menus'] as const

export interface Act {
  group: (typeof groups)[number]
  name: string
  /** How many taps, keys or moves it has. */
  inputs: number
  run: (page: Page) => Promise<void>
}

/** Acts on one page, from its opening. */
export interface Visit {
  path: string
  isOnPhone?: true
  /** Changes the data that the page shows. */
  prepare?: (db: Db) => Promise<unknown>
  /** Is there once the page is. */
  ready: (page: Page) => Locator
  acts: readonly Act[]
}

export type Find = (page: Page) => Locator

export const button =
  (name: string | RegExp): Find =>
  page =>
    page.getByRole('button', { name }).first()
export const link =
  (name: string | RegExp): Find =>
  page =>
    page.getByRole('link', { name }).first()
export const field =
  (name: string | RegExp): Find =>
  page =>
    page.getByRole('textbox', { name }).first()
export const choice =
  (name: string | RegExp): Find =>
  page =>
    page.getByRole('combobox', { name }).first()
export const box =
  (name: string | RegExp): Find =>
  page =>
    page.getByRole('checkbox', { name }).first()
export const search: Find = page => page.locator('.user-content').getByRole('searchbox').first()
export const inDialog =
  (find: (dialog: Locator) => Locator): Find =>
  page =>
    find(page.getByRole('dialog').or(page.getByRole('alertdialog')).last()).first()

type Group = Act['group']

export const click = (group: Group, name: string, find: Find): Act => ({
  group,
  name,
  inputs: 1,
  run: page => find(page).click(),
})

export const tap = (group: Group, name: string, find: Find): Act => ({
  group,
  name,
  inputs: 1,
  run: page => find(page).tap(),
})

export const press = (group: Group, name: string, key: string): Act => ({
  group,
  name,
  inputs: 1,
  run: page => page.keyboard.press(key),
})

/** Goes on once what the act opens is there. */
export const opening = (act: Act, opened: Find): Act => ({
  ...act,
  run: async page => {
    await act.run(page)
    await opened(page).waitFor()
  },
})

/** Goes on once what the act closes is gone. */
export const closing = (act: Act, closed: Find): Act => ({
  ...act,
  run: async page => {
    await act.run(page)
    await closed(page).waitFor({ state: 'hidden' })
  },
})

const menu: Find = page => page.getByRole('menu')
const panel: Find = page => page.locator('.dialog').first()
const question: Find = page => page.getByRole('alertdialog')

export const openMenu = (name: string, find: Find): Act => opening(click('pages and menus', name, find), menu)
const closeMenu = (name: string): Act => closing(press('pages and menus', name, 'Escape'), menu)
export const openDialog = (name: string, find: Find): Act => opening(click('dialogs', name, find), panel)
export const closeDialog = (name: string): Act => closing(press('dialogs', name, 'Escape'), panel)

/** Leaves a dialog with input. */
export const discardActs = (name: string): Act[] => [
  opening(press('dialogs', `${name}: Escape with changes`, 'Escape'), question),
  closing(
    click(
      'dialogs',
      `${name}: discard`,
      inDialog(dialog => dialog.getByRole('button', { name: 'Discard' })),
    ),
    panel,
  ),
]

/** The focus is there before, and not measured. */
export const type = (group: Group, name: string, find: Find, text: string): Act => ({
  group,
  name,
  inputs: text.length,
  run: async page => {
    await find(page).focus()
    await page.keyboard.type(text, { delay: KEY_PAUSE })
  },
})

/** Chooses the next option: a list of the browser itself opens no page that could be measured. */
export const chooseNext = (group: Group, name: string, find: Find): Act => ({
  group,
  name,
  inputs: 2,
  run: async page => {
    await find(page).focus()
    await page.keyboard.press('ArrowDown')
    await page.waitForTimeout(KEY_PAUSE)
    await page.keyboard.press('ArrowUp')
  },
})

const STEPS = 8

/** Drags something onto another thing, in steps as a hand does. */
export const drag = (name: string, from: Find, to: Find): Act => ({
  group: 'drag and drop',
  name,
  inputs: STEPS + 2,
  run: async page => {
    await from(page).scrollIntoViewIfNeeded()
    const [start, end] = [await from(page).boundingBox(), await to(page).boundingBox()]
    if (!start || !end) throw new Error(`Nothing to drag: ${name}`)
    await page.mouse.move(start.x + 20, start.y + 8)
    await page.mouse.down()
    await page.mouse.move(end.x + 40, end.y + 20, { steps: STEPS })
    await page.mouse.up()
  },
})

/** Opens a dialog, types into it and leaves it without saving. */
export const dialogActs = (name: string, open: Find, typed?: { find: Find; text: string }): Act[] => [
  openDialog(`${name}: open`, open),
  ...(typed
    ? [type('forms', `${name}: type`, typed.find, typed.text), ...discardActs(name)]
    : [closeDialog(`${name}: Escape`)]),
]

interface TableActs {
  name: string
  searched: string
  /** The title of a column that can be sorted by. */
  sorted: string
  filter?: string | RegExp
  /** A further column. */
  column?: string
  /** Whether rows can be selected. */
  isSelectable?: true
}

/** What people do with every list of the office. */
export const tableActs = ({ name, searched, sorted, filter, column, isSelectable }: TableActs): Act[] => {
  const header: Find = page =>
    page.getByRole('columnheader', { name: sorted }).getByRole('button', { name: sorted }).first()
  const tick =
    (index: number): Find =>
    page =>
      page.locator('tbody input[type=checkbox]').nth(index)
  const all: Find = page => page.locator('thead input[type=checkbox]')
  const clear: Act = {
    group: 'lists',
    name: `${name}: clear the search`,
    inputs: searched.length,
    run: async page => {
      for (const _ of searched) {
        await page.keyboard.press('Backspace')
        await page.waitForTimeout(KEY_PAUSE)
      }
    },
  }
  return [
    type('lists', `${name}: search`, search, searched),
    clear,
    ...['up', 'down', 'not at all'].map(way => click('lists', `${name}: sort by ${sorted}, ${way}`, header)),
    ...(filter ? [chooseNext('lists', `${name}: filter ${filter}`, choice(filter))] : []),
    openMenu(`${name}: columns`, button(/^Columns/)),
    ...(column
      ? [1, 2].map(time =>
          click('lists', `${name}: column ${column}, ${time}`, page =>
            page.getByRole('menuitemcheckbox', { name: column }),
          ),
        )
      : []),
    closeMenu(`${name}: close the columns`),
    openMenu(`${name}: export`, button(/^Export/)),
    closeMenu(`${name}: close the export`),
    ...(isSelectable
      ? [
          click('lists', `${name}: select a row`, tick(0)),
          click('lists', `${name}: select another row`, tick(1)),
          click('lists', `${name}: select all rows`, all),
          click('lists', `${name}: select none`, all),
        ]
      : []),
  ]
}
