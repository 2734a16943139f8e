// Loaded into the server that is measured: tells how much CPU time its main thread has used since it was last asked.
import { isMainThread } from 'node:worker_threads'

const milliseconds = ({ user, system }) => (user + system) / 1e3

/** Keeps the thread busy. It looks at another clock than the measurement, which has to see the work. */
const work = ms => {
  const start = process.cpuUsage()
  while (milliseconds(process.cpuUsage(start)) < ms);
}

if (isMainThread && process.send) {
  let start = process.threadCpuUsage()
  process.on('message', ({ controlMs = 0 }) => {
    work(controlMs)
    process.send?.({ usedMs: milliseconds(process.threadCpuUsage(start)) })
    start = process.threadCpuUsage()
  })
  process.channel?.unref()
}
