import { parentPort } from 'node:worker_threads'
import { serveTasks } from './side-thread.ts'

serveTasks(parentPort, async (input: string) => {
  if (input === 'fail') throw new Error('no such word')
  if (input === 'die') process.exit(3)
  return input.toUpperCase()
})
