// Line breaks of every kind, and control characters, which PostgreSQL and mail programs can't take.
const breaks = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/u
const controls = /\p{Cc}/gu

/** The lines of a text, without control characters. */
export const lines = (text: string): string[] => text.split(breaks).map(line => line.replace(controls, ' '))

/** A text as one line: what becomes a header can't start another one. */
export const oneLine = (text: string): string => lines(text).join(' ').trim()
