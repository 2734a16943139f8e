// Line breaks of all kinds, and control characters, which PostgreSQL and mail programs do not accept.
const breaks = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/u
const controls = /\p{Cc}/gu

/** Splits a text into lines and removes control characters. */
export const lines = (text: string): string[] => text.split(breaks).map(line => line.replace(controls, ' '))

/** Joins a text to one line, so that it cannot inject another header. */
export const toSingleLine = (text: string): string => lines(text).join(' ').trim()
