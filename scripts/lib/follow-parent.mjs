// A parent that is killed outright cannot pass the news on. Noticing that it is gone, we stop as if asked to.
import { isMainThread } from 'node:worker_threads'

if (isMainThread) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  timer.unref()
}
