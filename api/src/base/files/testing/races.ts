import { Readable } from 'node:stream'

type Write = (content: Readable, name: string) => Promise<unknown>
type Read = () => Promise<string | null>

/** Pauses one writer in the middle while another writes. Returns what a reader sees then and afterwards. */
export const overlap = async (write: Write, read: Read) => {
  await write(Readable.from([Buffer.from('old')]), 'old')
  const halfway = Promise.withResolvers<void>()
  const otherIsDone = Promise.withResolvers<void>()
  const halves = async function* () {
    yield Buffer.alloc(100_000, 'slow')
    halfway.resolve()
    await otherIsDone.promise
    yield Buffer.from('slow')
  }
  const slow = write(Readable.from(halves()), 'slow')
  await halfway.promise
  const during = await read()
  await write(Readable.from([Buffer.from('quick')]), 'quick')
  const between = await read()
  otherIsDone.resolve()
  await slow
  const after = await read()
  return { during, between, after }
}

export const wholeOverlap = { during: 'old', between: 'quick', after: 'slow'.repeat(25_001) }

/** Starts eight concurrent writers, each with its own digit and length. */
export const contest = (write: Write) =>
  Promise.all(
    Array.from('01234567', digit => {
      const part = Buffer.alloc(50_000 * (Number(digit) + 1), digit)
      return write(Readable.from([part, part, part]), digit)
    }),
  )

export const isWhole = (text: string, digit: string) => text === digit.repeat(150_000 * (Number(digit) + 1))
