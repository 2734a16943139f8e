import { InvalidKey } from './store.ts'

const isSegment = (segment: string) => /^[a-z0-9_.-]+$/.test(segment) && segment !== '.'

/** Keys become paths and URLs, so they contain nothing that either could interpret differently. */
export const isKey = (key: string): boolean =>
  key.length <= 200 && !key.includes('..') && key.split('/').every(isSegment)

export const checkKey = (key: string): string => {
  if (!isKey(key)) throw new InvalidKey(`Not the key of a file: ${JSON.stringify(key.slice(0, 80))}`)
  return key
}
