import { expect, test } from 'vitest'
import { sideThread } from './side-thread.ts'

const script = new URL('./side-thread.fixture.ts', import.meta.url)

test('answers each task with its own result', async () => {
  const shout = sideThread<string, string>(script)
  expect(await Promise.all(['a', 'b', 'c'].map(shout))).toEqual(['A', 'B', 'C'])
})

test('a task that fails tells why, and the next one is done', async () => {
  const shout = sideThread<string, string>(script)
  await expect(shout('fail')).rejects.toThrow('no such word')
  expect(await shout('a')).toBe('A')
})

test('a thread that dies fails what waits for it; the next task gets a new one', async () => {
  const shout = sideThread<string, string>(script)
  const answers = await Promise.allSettled(['die', 'a'].map(shout))
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await shout('b')).toBe('B')
})

test('a thread that ended for want of work is started again', async () => {
  const shout = sideThread<string, string>(script, 0)
  for (const word of ['a', 'b', 'c']) {
    expect(await shout(word)).toBe(word.toUpperCase())
    await new Promise(resolve => setImmediate(resolve))
  }
})
