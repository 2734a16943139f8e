// What a journey needs of a browser; each engine has a file that does it over a protocol of its own.

export interface Point {
  x: number
  y: number
}

/** Keys without a letter, with their codes in WebDriver. */
export const KEY_CODES = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
} as const
export type Key = keyof typeof KEY_CODES

/** A window with storage of its own. */
export interface Driver {
  /** These may return before the next document is there. */
  open(url: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** Returns the text that an expression returns in the page. */
  evaluate(expression: string): Promise<string>
  click(at: Point): Promise<void>
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  chooseFile(css: string, path: string): Promise<void>
  /** The errors of its pages; without it they are recorded in the page. */
  errors?: readonly string[]
  /** A PNG. */
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

export interface Engine {
  newDriver(): Promise<Driver>
  close(): Promise<void>
}

/** An iPad that lies on its side. */
export const WINDOW = { width: 1180, height: 820 }

/** As the steps of the actions of WebDriver, which both of its protocols share. */
export const clickActions = ({ x, y }: Point) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x, y, origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]

/** As clickActions, for keys one after the other. */
export const keyActions = (keys: Iterable<string>) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...keys].flatMap(value => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]
