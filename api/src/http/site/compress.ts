import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

// Measured on the home page: gzip at this level is hardly felt beside the rendering and leaves a quarter of the bytes.
// Brotli, quick enough to compare, saves two in a hundred more and costs twice as much as the rendering itself.
const LEVEL = 3

// Below that the headers weigh more than what is saved.
const LEAST_LENGTH = 1_000

const isRefused = (parameters: string | undefined) => /^\s*q=0(\.0*)?\s*$/.test(parameters ?? '')

export const acceptsGzip = (accepted: string | undefined): boolean =>
  (accepted ?? '')
    .toLowerCase()
    .split(',')
    .map(part => part.split(';'))
    .some(([name = '', parameters]) => name.trim() === 'gzip' && !isRefused(parameters))

interface Coded {
  headers: Record<string, string>
  body: string | Buffer
}

/** The page as it goes over the wire. */
export const compress = async (html: string, accepted: string | undefined): Promise<Coded> =>
  html.length > LEAST_LENGTH && acceptsGzip(accepted)
    ? { headers: { 'content-encoding': 'gzip' }, body: await promisify(gzip)(html, { level: LEVEL }) }
    : { headers: {}, body: html }
