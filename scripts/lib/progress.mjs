// Shows how far work is that takes longer than two seconds: a bar on a terminal, a line now and then in a log.
const WIDTH = 24
const SHOWN_AFTER_MS = 2_000
const DRAWN_EVERY_MS = 200
const LOGGED_EVERY_MS = 30_000
const ERASE = '\r\x1b[2K'

const amountOf = ({ done, total, unit }) => {
  if (!unit) return `${done} of ${total}`
  // How long it takes is only expected.
  return done <= total ? `${done} of about ${total} ${unit}` : `${done} ${unit}, longer than expected`
}

/** Full only when the work is done: an expected time can be too short. */
const barOf = ({ done, total }) => {
  const filled = Math.min(WIDTH - 1, Math.floor((done / Math.max(total, 1)) * WIDTH))
  return '█'.repeat(filled).padEnd(WIDTH, '░')
}

export const lineWithBar = (state, columns = 80) =>
  `${state.words} ${barOf(state)} ${amountOf(state)}`.slice(0, columns - 1)

export const plainLine = state => `${state.words}: ${amountOf(state)}`

/**
 * Shows work on one stream. Of several at once the terminal shows the first. `state` returns its words, and how much of it
 * is done: counted, or in seconds.
 */
export const progressOn = stream => {
  const running = new Set()
  let isDrawn = false
  let timer

  const erase = () => {
    if (isDrawn) stream.write(ERASE)
    isDrawn = false
  }
  const draw = () => {
    const [first] = running
    if (!stream.isTTY || !first || Date.now() - first.start < SHOWN_AFTER_MS) return
    stream.write(ERASE + lineWithBar(first.state(), stream.columns))
    isDrawn = true
  }
  const log = () => {
    for (const { state } of running) stream.write(`${plainLine(state())}\n`)
  }

  /** Writes whole lines, above the bar. */
  const write = text => {
    erase()
    stream.write(text)
    draw()
  }

  /** Returns a function that ends it. */
  const begin = state => {
    const work = { state, start: Date.now() }
    running.add(work)
    timer ??= stream.isTTY ? setInterval(draw, DRAWN_EVERY_MS) : setInterval(log, LOGGED_EVERY_MS)
    timer.unref()
    return () => {
      running.delete(work)
      erase()
      if (running.size > 0) return
      clearInterval(timer)
      timer = undefined
    }
  }
  return { begin, write }
}
