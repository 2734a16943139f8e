import type { Locale } from '@academy/contract/base/locale'

// Line breaks of all kinds, and control characters, which PostgreSQL and mail programs do not accept.
const breaks = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/u
const controls = /\p{Cc}/gu

/** Splits a text into lines and removes control characters. */
export const lines = (text: string): string[] => text.split(breaks).map(line => line.replace(controls, ' '))

/** Joins a text to one line, so that it cannot inject another header. */
export const toSingleLine = (text: string): string => lines(text).join(' ').trim()

/** The complete content of a mail. */
export interface CompleteMailContent {
  locale: Locale
  subject: string
  greeting: string
  paragraphs: string[]
  details: [label: string, value: string][]
  action?: { label: string; url: string }
  closing: string
  association: string
  quote?: { intro: string; text: string }
  footer?: { text: string; label: string; url: string }
}

const COLUMNS = 76

// A word longer than a line, such as a URL, is not broken.
const wrapLine = (line: string): string => {
  const rows = ['']
  for (const [index, word] of line.split(' ').entries()) {
    const row = rows.at(-1) ?? ''
    if (index === 0) rows[0] = word
    else if (row.length + 1 + word.length > COLUMNS) rows.push(word)
    else rows[rows.length - 1] = `${row} ${word}`
  }
  return rows.join('\n')
}

const wrap = (text: string): string => lines(text).map(wrapLine).join('\n')

export const textOf = ({
  greeting,
  paragraphs,
  details,
  action,
  closing,
  association,
  quote,
  footer,
}: CompleteMailContent): string => {
  const blocks = [
    greeting,
    ...paragraphs,
    ...(details.length > 0 ? [details.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    closing,
    ...(quote
      ? [
          `${quote.intro}\n${lines(quote.text)
            .map(line => `> ${line}`)
            .join('\n')}`,
        ]
      : []),
    // Mail programs recognise a line of two hyphens and a space as the start of the signature.
    `-- \n${association}`,
    ...(footer ? [`${footer.text} ${footer.label}:\n${footer.url}`] : []),
  ]
  return `${blocks.map(wrap).join('\n\n')}\n`
}
