// Loaded into the measured server: reports the CPU time that its main thread, and the whole process, has used since
// the last report.
import { isMainThread } from 'node:worker_threads'

const milliseconds = ({ user, system }) => (user + system) / 1e3

/**
 * Keeps the thread busy. It uses a different clock than the measurement, so that the measurement can be
 * checked against it.
 */
const work = ms => {
  const start = process.cpuUsage()
  while (milliseconds(process.cpuUsage(start)) < ms);
}

if (isMainThread && process.send) {
  let start = { thread: process.threadCpuUsage(), all: process.cpuUsage() }
  process.on('message', ({ controlMs = 0 }) => {
    work(controlMs)
    process.send?.({
      usedMs: milliseconds(process.threadCpuUsage(start.thread)),
      processMs: milliseconds(process.cpuUsage(start.all)),
    })
    start = { thread: process.threadCpuUsage(), all: process.cpuUsage() }
  })
  process.channel?.unref()
}
