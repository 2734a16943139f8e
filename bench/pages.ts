import { alternate } from './lib/alternate.ts'
import { describe } from './lib/compare.ts'
import { milliseconds, spread } from './lib/figures.ts'
import { load, requestBytes } from './lib/load.ts'
import { ROUND_SECONDS, WARM_UP_SECONDS } from './lib/rounds.ts'
import type { Row } from './lib/row.ts'
import { withProduct } from './lib/servers.ts'

export const name =
  'Pages: GET / rendered anew for each visitor, beside GET /api/academyCurrent of the same process'

const CONNECTIONS = 16
const VISITORS = 200

// As sent by browsers: compressing the page for each request counts too.
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }
const page = [requestBytes({ text: 'GET /', headers })]
const json = [requestBytes({ text: 'GET /api/academyCurrent', headers })]

const againstJson = async (port: number): Promise<Row[]> => {
  const measure = (requests: readonly Buffer[], seconds = ROUND_SECONDS) =>
    load({ port, connections: CONNECTIONS, seconds, requests: () => requests })
  await measure(page, WARM_UP_SECONDS)
  await measure(json, WARM_UP_SECONDS)
  const rounds = await alternate(
    () => measure(page),
    () => measure(json),
  )
  return [
    {
      what: `answers/s, page : JSON, ${CONNECTIONS} connections`,
      measured: spread(rounds.map(({ ours, theirs }) => ours.perSecond / theirs.perSecond)),
    },
    { what: '  page', measured: describe(rounds.map(round => round.ours)) },
    { what: '  JSON', measured: describe(rounds.map(round => round.theirs)) },
  ]
}

const visit = async (port: number): Promise<boolean> => {
  const answer = await fetch(`http://127.0.0.1:${port}/`)
  return (await answer.text()).endsWith('</html>') && answer.ok
}

const atOnce = async (port: number): Promise<Row> => {
  const began = performance.now()
  const visits = await Promise.allSettled(Array.from({ length: VISITORS }, () => visit(port)))
  const served = visits.filter(one => one.status === 'fulfilled' && one.value).length
  return {
    what: `whole pages for ${VISITORS} simultaneous visitors`,
    measured: `${served}, the last after ${milliseconds(performance.now() - began)}`,
    wanted: { value: `all ${VISITORS}`, met: served === VISITORS },
  }
}

export const run = () =>
  withProduct(async ({ port }): Promise<Row[]> => [...(await againstJson(port)), await atOnce(port)])
