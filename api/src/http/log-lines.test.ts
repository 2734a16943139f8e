import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { logLines } from './log.ts'

/** Returns a log as the site uses it, and its writes so far. */
const openLog = () => {
  const output = new PassThrough({ encoding: 'utf8' })
  const writes: string[][] = []
  output.on('data', (text: string) => writes.push(text.match(/(?<="msg":")\w+/g) ?? []))
  const { log } = Fastify({ logger: { base: null, stream: logLines(output) } })
  return { log, output, writes }
}

test('lines logged in the same tick are written together and in order', async () => {
  const { log, output, writes } = openLog()
  for (const word of ['one', 'two', 'three']) log.info(word)
  expect(writes).toEqual([])
  await once(output, 'data')
  log.info('four')
  await once(output, 'data')
  expect(writes).toEqual([['one', 'two', 'three'], ['four']])
})

test('an error is written at once, together with the lines before it', () => {
  const { log, writes } = openLog()
  log.info('before')
  log.error('broken')
  log.info('after')
  expect(writes).toEqual([['before', 'broken']])
})

test('a closed output does not end the program', async () => {
  const { log, output } = openLog()
  await new Promise(gone => output.once('close', gone).destroy(new Error('EPIPE')))
  expect(() => log.error('nobody hears it')).not.toThrow()
})

test.each([
  ['ends', 'process.exit(0)'],
  ['has nothing left to do', ''],
  ['breaks', 'throw new Error("broken")'],
  ['has an unhandled rejection', 'await Promise.reject(new Error("broken"))'],
])('no line is lost when the process %s', (_, end) => {
  const program = `
    import { logLines } from '${new URL('log.ts', import.meta.url)}'
    const lines = logLines(process.stdout)
    for (let number = 1; number <= 2_000; number++) lines.write(number + '\\n')
    ${end}`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
  expect(stdout.trim().split('\n').map(Number)).toEqual(
    Array.from({ length: 2_000 }, (_, index) => index + 1),
  )
})
